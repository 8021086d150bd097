/** Everything that Council of 12 says, as a dictionary: one such object for each language, without any choice in it. */
import type { Grammar, Who } from "@tafelrunde/core";
import type {
  Challenge,
  Character,
  CouncilView,
  Month,
  Phase,
  ProposalKind,
  RefusalCode,
  Reward,
  Sentence,
} from "../src/index.ts";

export interface CharacterText {
  /** On a card, without article. */
  readonly name: string;
  /** What is written on the card, eight characters at most. */
  readonly glyph: string;
  /** The effect in thirty characters at most. */
  readonly hint: string;
}

interface RewardText {
  readonly name: string;
  /** What it does, in one line. */
  readonly line: string;
  /** When the council may use it. */
  readonly when: string;
}

interface MonthText {
  readonly name: string;
  readonly title: string;
  /** What is special about it. */
  readonly rule: string;
}

/** A sentence for every kind of proposal; `reward` is a kept one with its challenge, `target` the first or second. */
export interface ProposalText<Member> {
  readonly bells: string;
  readonly rounds: string;
  tip(face: number): string;
  readonly turn: string;
  readonly roll: string;
  open(member: Member): string;
  readonly scout: string;
  readonly counsel: string;
  swap(member: Member): string;
  readonly shield: string;
  forfeit(reward: string): string;
  train(member: Member): string;
  target(target: number): string;
}

/** What is put together from other parts of the dictionary, such as months and characters, is not listed. */
type OptionKey =
  | "game"
  | "game.intro"
  | "game.normal"
  | "game.chosen"
  | "petitioners"
  | "challenges"
  | "silence"
  | "silence.none"
  | "silence.silent"
  | "silence.eerie"
  | "throne"
  | "throne.nobody"
  | "memory";

/** What the board calls the use of a card, a face or a sentence on the button that confirms it. */
type Verb = "lay" | "say" | "face" | "path" | "target" | "take" | "second" | "discard" | "learn" | "swap" | "name";

/**
 * A `card` comes as its code: a language puts it into the case that its sentence wants. `council` is everybody at the table: "you" to
 * a member, "the council" to others. `title` is the name of a challenge in quotation marks, `target` the first or second one (1, 2),
 * `faces` are some of the die as on a card: "9/10/11".
 */
export interface Text {
  readonly grammar: Grammar;
  readonly title: string;
  readonly tagline: string;

  // Vocabulary.
  readonly characters: Record<Character, CharacterText>;
  /** C18, by number; there is no challenge 0. */
  readonly challenges: readonly string[];
  readonly rewards: Record<Reward, RewardText>;
  readonly months: Record<Month, MonthText>;
  /** As they are said, without quotation marks. */
  readonly sentences: Record<Sentence, string>;
  /** What a score says of a council, the lowest band first (C14). */
  readonly bands: readonly string[];

  // Options.
  readonly options: Record<OptionKey, string>;
  readonly optionHints: Record<"game" | "petitioners" | "challenges" | "silence" | "throne" | "memory", string | null>;

  readonly refusals: Record<RefusalCode, string>;

  // Parts of sentences.
  readonly scores: string;
  points(points: number): string;
  quoted(line: string): string;
  /** A challenge with what it asks for. */
  withTarget(challenge: string, faces: string): string;
  withTargets(challenge: string, faces: string): string;
  /** A reward that is kept, with the challenge it is from. */
  keptReward(reward: string, challenge: string): string;
  /** As the object of a sentence. */
  theCard(card: Character): string;
  readonly aCard: string;
  readonly aCharacter: string;

  // What is at stake: what passing a challenge brings, and what failing costs.
  readonly victory: string;
  rewardGain(reward: string): string;
  readonly gains: Record<NonNullable<Challenge["passed"]["gain"]>, string>;
  favourGain(favour: number): string;
  readonly noGain: string;
  favourLoss(favour: number): string;
  lossAnd(loss: string, mishap: string): string;
  readonly mishaps: Record<NonNullable<Challenge["failed"]["mishap"]>, string>;
  readonly successionLoss: string;

  // Moves as they are named on a button, and what each does.
  moveLay(card: Character): string;
  moveLayAndSay(card: Character, sentence: string): string;
  moveSay(sentence: string): string;
  moveName(card: Character): string;
  movePropose(proposal: string): string;
  readonly moveAgree: string;
  readonly moveDisagree: string;
  readonly moveReveal: string;
  readonly moveWait: string;
  moveFace(face: number): string;
  movePath(middle: number, face: number): string;
  moveTarget(target: number): string;
  moveTake(card: Character): string;
  moveSecond(card: Character): string;
  readonly moveStay: string;
  moveDiscard(card: Character): string;
  moveLearn(card: Character): string;
  readonly movePay: string;
  readonly hintSay: string;
  readonly hintName: string;
  readonly hintAgree: string;
  readonly hintDisagree: string;
  readonly hintReveal: string;
  readonly hintWait: string;
  hintFace(face: number): string;
  hintPath(middle: number): string;
  readonly hintTarget: string;
  readonly hintTake: string;
  readonly hintStay: string;
  readonly hintDiscard: string;
  readonly hintPay: string;

  // Proposals.
  /** On a button and on a ballot; a member by name, or by `seatNumber` where no name is known. */
  readonly proposals: ProposalText<string>;
  seatNumber(number: number): string;
  /** What comes of it. */
  readonly hintPropose: Record<ProposalKind, string>;
  /** Behind `suggests` and `isAgainst`. */
  readonly suggestions: ProposalText<Who>;
  suggests(who: Who, suggestion: string): string;
  isAgainst(who: Who, suggestion: string): string;
  /** The same for members who speak about themselves: behind `offers` and `declinesTo`. */
  readonly offerings: Record<"open" | "swap" | "train", string>;
  offers(who: Who, offering: string): string;
  declinesTo(who: Who, offering: string): string;
  proposed(proposal: string): string;
  agreed(who: Who): string;
  readonly allAgree: string;
  allAgreeOn(decision: string): string;
  /** Others are told by what follows. */
  readonly decisions: Pick<ProposalText<Who>, "bells" | "rounds" | "open" | "counsel" | "swap" | "shield" | "train" | "target">;

  // What is awaited. `name` is somebody else.
  /** Without the end of the sentence; `what` is one of the next five. */
  hasTo(name: string, what: string): string;
  haveTo(names: string, what: string): string;
  readonly toLay: string;
  readonly toAnswer: string;
  readonly toDiscard: string;
  readonly toTakeBack: string;
  readonly toPay: string;
  othersHaveTo(rest: string): string;
  /** The own card lies already. */
  othersHaveToButYouMayChange(rest: string): string;
  proposalAwaitsYou(proposal: string): string;
  proposalAwaits(proposal: string, rest: string): string;
  /** Parts of a sentence: `lay` is one of these, with what may be done instead or what is best. */
  readonly layDown: string;
  readonly layOpen: string;
  orPropose(lay: string): string;
  sameAsOthers(lay: string): string;
  layNow(lay: string): string;
  layInChair(lay: string): string;
  layForTarget(faces: string, lay: string): string;
  layForThrone(lay: string): string;
  readonly allDownReveal: string;
  readonly allDownRevealOrWait: string;
  /** Somebody is next, but the reader may go instead. */
  allDownOrYou(name: string): string;
  allDownShouldStart(name: string): string;
  allDownStarts(name: string): string;
  readonly allDownForThrone: string;
  readonly allDownForThroneWatched: string;
  readonly revealNow: string;
  readonly revealNowOrWait: string;
  shouldRevealOrYou(name: string): string;
  revealsNext(name: string): string;
  revealsLast(name: string): string;
  /** What the owner of a card is asked when it acts. */
  readonly questions: Record<Character, (face: number) => string>;
  carriesOut(name: string, card: Character): string;
  readonly secondNow: string;
  choosesSecond(name: string): string;
  readonly swapNow: string;
  maySwap(name: string): string;
  readonly learnNow: string;
  isLearning(name: string): string;
  readonly discardNow: string;
  readonly takeBackNow: string;
  readonly nothingToPay: string;
  payNow(why: string, favour: number): string;
  payNowOrShield(why: string, favour: number): string;
  readonly becauseFailed: string;
  readonly becauseDivided: string;
  readonly jointChoices: Record<NonNullable<CouncilView["joint"]>, string>;
  decideTogether(what: string): string;
  /** To the chair. */
  othersDecide(what: string): string;
  councilDecides(what: string): string;

  // What happened.
  convened(cards: string): string;
  isAbsent(card: Character): string;
  chaired(who: Who): string;
  firstDrawn(who: Who): string;
  dieStarts(face: number): string;
  rolled(from: number, face: number): string;
  rolledAgain(face: number): string;
  tilted(from: number, face: number): string;
  /** `task`: a challenge with what it asks for. */
  roundBegan(round: number, petitioner: Character, task: string): string;
  secondRound(title: string): string;
  successionBegan(round: number): string;
  renewed(who: Who, card: Character): string;
  bellsRung(title: string): string;
  bellsRungBefore(title: string, next: string): string;
  readonly scoutedNothing: string;
  scoutedLast(task: string): string;
  scouted(task: string, petitioner: Character): string;
  /** `what`: a card, named or not; `saying`: what is said with it, or nothing. */
  laidDown(who: Who, what: string, saying: string): string;
  laidOpen(who: Who, what: string, saying: string): string;
  laidDownInstead(who: Who, what: string, saying: string): string;
  laidOpenInstead(who: Who, what: string, saying: string): string;
  changedHidden(who: Who, saying: string): string;
  saying(who: Who, sentence: string): string;
  said(who: Who, sentence: string): string;
  named(who: Who, card: Character): string;
  stayed(who: Who): string;
  waited(who: Who): string;
  revealed(who: Who, card: Character): string;
  cancelledBoth(who: Who, card: Character): string;
  cancelledAll(who: Who, card: Character): string;
  ladyTooLate(who: Who): string;
  idle(who: Who, card: Character): string;
  /** The same character came up before. */
  idleAgain(who: Who, card: Character): string;
  tippedTwice(who: Who, card: Character, from: number, over: number, face: number): string;
  tipped(who: Who, card: Character, from: number, face: number): string;
  turned(who: Who, card: Character, from: number, face: number): string;
  turnedOver(who: Who, card: Character, from: number, face: number): string;
  doubled(who: Who, card: Character, from: number, face: number): string;
  halved(who: Who, card: Character, from: number, face: number): string;
  keptFace(who: Who, card: Character, face: number): string;
  wentNoFurther(who: Who, card: Character, face: number): string;
  replacedTarget(who: Who, card: Character, faces: string): string;
  replacedOneTarget(who: Who, card: Character, target: number, faces: string): string;
  tookTop(who: Who, what: string): string;
  tookSecretly(who: Who, what: string): string;
  secondLaid(who: Who, card: Character): string;
  chairFailed(who: Who): string;
  passed(title: string, face: number): string;
  failed(title: string, face: number): string;
  targetMet(target: number, other: number): string;
  favourRose(favour: number): string;
  favourFell(favour: number): string;
  rewardKept(reward: string, line: string): string;
  rewardUsed(reward: string, title: string): string;
  rewardLost(reward: string, title: string): string;
  discarded(who: Who, card: Character): string;
  joinedAll(card: Character): string;
  joinedOne(who: Who, card: Character): string;
  joinedSome(who: Who, card: Character): string;
  learnt(who: Who, what: string): string;
  rewound(title: string, petitioner: Character): string;
  keptSilent(box: number): string;
  crownedByAll(card: Character): string;
  /** `shown`: everybody with the character they turned up. */
  divided(shown: string, loss: number): string;
  councilWon(council: Who, score: number): string;
  councilLostFavour(council: Who, score: number): string;
  councilLostMonth(council: Who, score: number): string;

  // What decided a finished game, and what was achieved.
  failedLast(council: Who, title: string): string;
  failedLastByChair(council: Who, title: string): string;
  dividedLast(council: Who): string;
  wrongHeir(month: string, wanted: Character, heir: Character): string;
  noHeir(month: string, wanted: Character): string;
  tooFewBells(month: string, wanted: number, rung: number): string;
  noBells(month: string, wanted: number): string;
  brokeSilence(council: Who, month: string): string;
  succeeded(heir: Character): string;
  readonly succeededWithoutHeir: string;
  /** `more`: the next two, where there were any. */
  achieved(passed: number, faced: number, more: string): string;
  ofThemBelled(belled: number): string;
  favourLeft(favour: number): string;

  // The table, on the board and in the terminal.
  readonly target: string;
  /** A challenge as it was judged. */
  readonly isPassed: string;
  readonly isFailed: string;
  readonly belled: string;
  readonly successionTask: string;
  readonly next: string;
  readonly rewardsKept: string;
  readonly proposal: string;
  readonly chair: string;
  /** A card that lies face down. */
  readonly hidden: string;
  readonly under: string;
  readonly none: string;
  readonly silences: Record<"silent" | "eerie", string>;
  boxes(ticked: number, boxes: number): string;
  worth(points: number): string;
  names(card: string): string;
  /** Behind what somebody has discarded. */
  takenBackUnseen(count: number): string;

  // The board.
  readonly table: string;
  readonly others: string;
  readonly hand: string;
  readonly close: string;
  readonly cancel: string;
  /** Laying a card without a sentence. */
  readonly mute: string;
  readonly verbs: Record<Verb, string>;
  readonly wait: string;
  readonly agree: string;
  readonly disagree: string;
  readonly nameOne: string;
  /** Whose proposal it is, to its author. */
  readonly byYou: string;
  readonly asked: string;
  readonly decide: string;
  readonly nothingToDecide: string;
  readonly decideHint: string;
  /** Over the table, when a challenge is judged. */
  readonly verdicts: Record<"passed" | "failed", string>;
  readonly and: string;
  readonly met: string;
  readonly asksForHelp: string;
  /** On the card that cannot be played therefore. */
  readonly asks: string;
  readonly nobodyAsks: string;
  readonly awaited: string;
  readonly emptySpot: string;
  readonly fates: Record<"cancelled" | "idle" | "done", string>;
  readonly whyPetitioner: string;
  readonly whySpoken: string;
  readonly whyNotNow: string;
  /** The effect of the card goes to these faces alone. */
  whyOutOfReach(faces: string): string;
  /** The first tip goes to these faces alone. */
  whyNotBeside(faces: string): string;
  readonly past: string;
  readonly noPast: string;
  readonly mine: string;
  readonly mineDiscard: string;
  readonly memory: string;
  readonly overFirst: string;
  readonly chance: string;
  readonly noMove: string;
  readonly won: string;
  readonly lost: string;
  /** Below the name of the heir. */
  readonly heir: string;
  takesThrone(card: Character): string;
  readonly throne: string;
  favourNow(favour: number): string;
  round(round: number): string;
  nthTarget(target: number): string;
  /** Any of these faces, in a sentence. */
  anyFace(faces: readonly number[]): string;
  reaches(faces: string): string;
  die(face: number): string;
  over(face: number): string;
  onto(face: number): string;
  cards(count: number): string;
  discardCount(count: number): string;
  discardTop(name: string): string;
  piles(challenges: number, petitioners: number): string;

  // The terminal.
  readonly phases: Record<Phase, string>;
  /** Left of the facts about the council. */
  readonly facts: Record<
    | "favour"
    | "challenge"
    | "targets"
    | "die"
    | "shown"
    | "penalty"
    | "petitioner"
    | "now"
    | "past"
    | "silence"
    | "throne"
    | "heir",
    string
  >;
  /** Over the columns of the seats. */
  readonly heads: Record<"card" | "said" | "hand" | "discard", string>;
  /** What was said, in one or two words. */
  readonly saidShort: Record<Sentence, string>;
  readonly choosing: string;
  readonly council: string;
  readonly levels: Record<"easy" | "medium" | "hard", string>;
  readonly everyoneMayName: string;
  readonly laid: string;
  readonly discardTopFirst: string;
  readonly shieldTakesAll: string;
  readonly firstOfTwoRounds: string;
  readonly secondOfTwoRounds: string;
  readonly stillSilent: string;
  readonly silenceBroken: string;
  roundOf(round: number, rounds: number): string;
  favourAndScore(favour: number, most: number, score: number): string;
  /** Where the die can go: the faces next to it, and the far side. */
  around(neighbours: string, opposite: number): string;
  /** A target that the die has shown, and does not show now. */
  wasShown(faces: string): string;
  barred(petitioner: string): string;
  /** Behind the next challenge. */
  petitionerThen(name: string): string;
  onThrone(name: string): string;
  secondCard(name: string): string;
  wasDiscarded(cards: string): string;
  answers(agreed: string, open: string): string;

  /** What the teacher says, step by step. */
  readonly lesson: Record<LessonLine, string>;
}

type LessonLine =
  | "welcome"
  | "river"
  | "knight"
  | "goFirst"
  | "alone"
  | "wordless"
  | "reward"
  | "sorcerer"
  | "mustCarryOut"
  | "tip"
  | "worker"
  | "yourTurn"
  | "overNine"
  | "succession"
  | "together"
  | "farewell";
