/** Everything that 12 Thieves says, as a dictionary: one such object for each language, without any choice in it. */
import type { Grammar, Who } from "@tafelrunde/core";
import type { Card, Palace, RefusalCode } from "../src/index.ts";

/** Palaces come as ids, because languages decline them; `cards` and `price` are cards that were counted in words. */
export interface Text {
  readonly grammar: Grammar;
  readonly title: string;
  readonly tagline: string;

  // Vocabulary.
  /** A palace or a card by its name alone. */
  readonly colours: Record<Card, string>;
  cards(count: number): string;
  cardsOf(palace: Palace, count: number): string;
  /** Where it is clear that cards are meant: "2 red". */
  someOf(palace: Palace, count: number): string;
  dancers(count: number): string;

  // Options.
  readonly options: Record<"guards" | "guards.posted" | "guards.chosen", string>;
  readonly optionHints: Record<"guards", string | null>;

  readonly refusals: Record<RefusalCode, string>;

  // Scores.
  readonly scores: string;
  chests(count: number): string;

  // Moves as they are named on a button, and what each does.
  movePlaceOwn(palace: Palace): string;
  movePlaceBlack(palace: Palace): string;
  moveSmuggle(palace: Palace, cards: string): string;
  moveSend(from: Palace, to: Palace, cards: string): string;
  moveEscort(from: Palace, to: Palace, cards: string): string;
  moveBribe(from: Palace, to: Palace, cards: string): string;
  readonly moveDraw: string;
  readonly moveDrawDancer: string;
  readonly hintPlaceOwn: string;
  readonly hintPlaceBlack: string;
  readonly hintSmuggle: string;
  readonly hintSend: string;
  readonly hintEscort: string;
  readonly hintBribe: string;
  readonly hintDraw: string;
  readonly hintDrawDancer: string;

  // What is awaited. `name` is somebody else. Short: it stands above the board, where every line takes room from the palaces.
  isPlacing(name: string): string;
  isActing(name: string): string;
  placeEither(own: number, black: number): string;
  placeOwn(left: number): string;
  readonly placeLastOwn: string;
  placeBlack(left: number): string;
  readonly placeLastBlack: string;
  readonly turnBegins: string;
  readonly turnGoesOn: string;
  readonly onlyGuardsNow: string;
  thievesGoOn(actionsLeft: number): string;
  readonly isOver: string;

  // What happened.
  readonly posted: string;
  placedOwn(who: Who, palace: Palace): string;
  placedBlack(who: Who, palace: Palace): string;
  dealt(who: Who, count: number): string;
  dealtCards(who: Who, cards: string): string;
  /** Cards that nobody else is told. */
  onlyYouSee(cards: string): string;
  smuggled(who: Who, palace: Palace, price: string): string;
  sent(who: Who, from: Palace, to: Palace, price: string): string;
  escorted(who: Who, from: Palace, to: Palace, price: string): string;
  bribed(who: Who, from: Palace, to: Palace, price: string): string;
  robbed(who: Who, chest: number, palace: Palace): string;
  robbedLast(who: Who, chest: number, palace: Palace): string;
  thievesReturn(count: number): string;
  reshuffled(count: number): string;
  /** How a turn ends, as the beginning of the sentences below. */
  passes(who: Who): string;
  endsTurn(who: Who): string;
  drewNothing(ends: string): string;
  drewDancerAlone(ends: string, who: Who): string;
  drew(ends: string, who: Who, count: number): string;
  drewWithDancer(ends: string, who: Who, count: number): string;
  drewCards(ends: string, who: Who, cards: string): string;
  won(who: Who, chests: number): string;

  // What decided a finished game.
  wasFirst(who: Who, chests: number): string;
  shareNextPlace(who: Who, chests: number): string;

  // The board.
  readonly table: string;
  readonly others: string;
  readonly tray: string;
  readonly hand: string;
  readonly market: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly takeBack: string;
  readonly payWith: string;
  readonly withThief: string;
  readonly hasTurn: string;
  readonly master: string;
  readonly stolen: string;
  passFor(count: number): string;
  passForDancer(count: number): string;
  endTurnFor(count: number): string;
  /** Asked once more before the turn is over for good. */
  readonly lastAsk: string;
  readonly lastPass: string;
  readonly lastEndTurn: string;
  pile(count: number): string;
  discarded(cards: string): string;
  openDancers(count: number): string;
  dancersHeld(count: number): string;
  handSize(count: number): string;
  handPaying(cards: string, paid: number): string;
  thievesHome(count: number): string;
  chestsOf(count: number, needed: number): string;
  thiefActionsLeft(count: number): string;

  // A palace and what stands there, for those who listen.
  palace(palace: Palace): string;
  palaceEmptied(palace: Palace): string;
  palaceWithChest(palace: Palace, thieves: number): string;
  palaceWithChests(palace: Palace, chests: number, thieves: number): string;
  guardsOf(name: string, count: number): string;
  blackGuards(count: number): string;
  thievesOf(name: string, count: number): string;
  freePlaces(count: number): string;
  price(count: number): string;
  pieceHome(count: number): string;
  pieceToPlace(count: number): string;
  pieceBlackToPlace(count: number): string;
  pieceGuard(palace: Palace): string;
  pieceThief(palace: Palace): string;
  pieceThieves(palace: Palace, count: number): string;
  pieceBlack(palace: Palace): string;
  target(palace: Palace): string;
  targetFor(palace: Palace, price: string): string;

  // A piece on a button beside its picture: which way it would go; then where it should go.
  readonly chipThief: string;
  readonly chipGuard: string;
  readonly chipBlack: string;
  readonly whereThief: string;
  readonly whereEscort: string;
  readonly whereGuard: string;
  readonly whereBlack: string;
  whoGoes(palace: Palace): string;

  // What will happen.
  willPlaceOwn(palace: Palace): string;
  willPlaceBlack(palace: Palace): string;
  willSmuggle(palace: Palace, price: string): string;
  willSend(from: Palace, to: Palace, price: string): string;
  willEscort(from: Palace, to: Palace, price: string): string;
  willBribe(from: Palace, to: Palace, price: string): string;

  // Why something cannot be done.
  readonly obstacles: Record<Obstacle, string>;
  needs(price: string, held: string): string;
  palaceNeeds(palace: Palace, price: string, held: string): string;
  /** Behind "you have". */
  readonly none: string;
  either(one: string, other: string): string;
  orOneOfTarget(price: string): string;
  andOneOfTarget(price: string): string;

  // The terminal: over the table, heads of columns, what stands in them, and under the table.
  placing(name: string): string;
  toMove(name: string): string;
  readonly over: string;
  thiefActions(made: number, most: number): string;
  readonly headPalace: string;
  readonly headChests: string;
  readonly headBlack: string;
  readonly headFree: string;
  readonly headPrice: string;
  readonly headDiscard: string;
  readonly headHome: string;
  readonly headHand: string;
  readonly headDancers: string;
  readonly headToPlace: string;
  readonly guardLetter: string;
  readonly thiefLetter: string;
  readonly emptied: string;
  ownOf(own: number, needed: number): string;
  guardsToPlace(own: number): string;
  bothToPlace(own: number, black: number): string;
  stock(pile: number, dancers: number): string;
  readonly legend: string;
  readonly legendWithPrice: string;

  /** What the teacher says, step by step. */
  readonly lesson: Record<LessonLine, string>;
}

/** What the board answers to whoever touches something that can do nothing. */
export type Obstacle =
  | "over"
  | "wait"
  | "placing"
  | "placed"
  | "no-thief-home"
  | "thief-limit"
  | "no-gate"
  | "no-own-guard"
  | "nobody-takes-along"
  | "only-own-guards"
  | "foreign-guard"
  | "full"
  | "here-already"
  | "dancer"
  | "pays-nothing";

type LessonLine =
  | "chests"
  | "firstGuard"
  | "secondGuard"
  | "smuggle"
  | "another"
  | "send"
  | "third"
  | "endTurn"
  | "dancer"
  | "bribe"
  | "escort"
  | "last"
  | "stolen"
  | "farewell";
