/** What the board itself says, one such object for each language. */
import type { Card, Palace } from "@tafelrunde/twelve-thieves";
import type { Text as Language } from "@tafelrunde/twelve-thieves/words/text";
import type { Action, Piece } from "../choices.ts";
import type { Obstacle, Shortage } from "../reasons.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export interface Texts {
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
  readonly robbed: string;
  readonly obstacles: { readonly [obstacle in Obstacle]: string };
  /** What it needs and what there is of that. */
  shortage(shortage: Shortage): string;
  /** The colour alone, for a card. */
  readonly colours: { readonly [card in Card]: string };
  readonly pass: { readonly cards: (count: number) => string; readonly dancer: (count: number) => string };
  /** Asked once more before the turn is over for good. */
  readonly last: { readonly ask: string; readonly pass: string; readonly endTurn: string };
  price(count: number): string;
  palace(palace: Palace): string;
  /** What is where, for those who listen. */
  palaceFacts(palace: Palace, chests: number, top: number | null): string;
  guards(name: string | null, count: number): string;
  thievesOf(name: string, count: number): string;
  freePlaces(count: number): string;
  piece(piece: Piece, count: number): string;
  target(palace: Palace, cards: readonly Card[]): string;
  /** A piece on a button beside its picture: which way it would go. */
  chip(piece: Piece): string;
  where(piece: Piece): string;
  who(palace: Palace): string;
  cards(cards: readonly Card[]): string;
  /** What will happen, in one sentence. */
  deed(move: Action): string;
  endTurn(count: number): string;
  pile(count: number): string;
  discard(palace: Palace, count: number): string;
  /** In the open stock, and in a hand. */
  dancers(count: number): string;
  dancersHeld(count: number): string;
  handSize(count: number): string;
  handCard(card: Card, count: number, paid: number): string;
  home(count: number): string;
  chestsOf(count: number, needed: number): string;
  actionsLeft(count: number): string;
}

const ALL: { readonly [language in Language]: Texts } = { de, en };

export const textsOf = (language: Language): Texts => ALL[language];

export const reasonText = (texts: Texts, reason: Obstacle | Shortage): string =>
  typeof reason === "string" ? texts.obstacles[reason] : texts.shortage(reason);
