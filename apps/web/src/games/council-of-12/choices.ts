/** What the legal moves offer, sorted the way a hand reaches for them, and what to touch next for a move that somebody points at. */
import { type Character, councilOf12, type Move, type Proposal, type Sentence } from "@tafelrunde/council-of-12";

export type Say = Sentence | "mute";
/** What a card would be chosen for. */
type CardUse = "take" | "second" | "discard" | "learn" | "swap" | "name";

type Only<T extends Move["type"]> = Extract<Move, { type: T }>;

interface Offers {
  /** Cards that may be laid, each with what may be said meanwhile; empty while a laid card may only be swapped. */
  readonly lay: ReadonlyMap<Character, readonly Say[]>;
  /** What may be said about the card that lies. */
  readonly say: readonly Sentence[];
  readonly proposals: readonly Proposal[];
  readonly faces: readonly number[];
  /** The Worker's ways: over which face, onto which ones. */
  readonly paths: ReadonlyMap<number, readonly number[]>;
  readonly targets: readonly number[];
  /** Cards among which one must be chosen, and for what. */
  readonly cards: { readonly use: CardUse; readonly cards: readonly Character[] } | null;
  /** Characters that may be named under COUNSEL, besides everything else. */
  readonly names: readonly Character[];
  /** The moves that say all by themselves: reveal, wait, agree, disagree, pay, stay. */
  readonly acts: readonly Move["type"][];
  /** There is anything to do at all. */
  readonly any: boolean;
}

const ACTS: readonly Move["type"][] = ["reveal", "wait", "agree", "disagree", "pay", "stay"];
const CARD_USES = ["take", "second", "discard", "learn"] as const;

export function offersOf(moves: readonly Move[]): Offers {
  const of = <T extends Move["type"]>(type: T): readonly Only<T>[] => moves.filter((move): move is Only<T> => move.type === type);
  const swapping = of("stay").length > 0;
  const use = CARD_USES.find((type) => of(type).length > 0);
  return {
    lay: swapping
      ? new Map()
      : grouped(
          of("lay"),
          ({ card }) => card,
          ({ say }) => say,
        ),
    say: of("say").map(({ sentence }) => sentence),
    proposals: of("propose").map(({ what, which }) => ({ what, which })),
    faces: of("face").map(({ face }) => face),
    paths: grouped(
      of("path"),
      ({ middle }) => middle,
      ({ face }) => face,
    ),
    targets: of("target").map(({ target }) => target),
    cards: swapping
      ? { use: "swap", cards: of("lay").map(({ card }) => card) }
      : use
        ? { use, cards: of(use).map(({ card }) => card) }
        : null,
    names: of("name").map(({ card }) => card),
    acts: ACTS.filter((type) => moves.some((move) => move.type === type)),
    any: moves.length > 0,
  };
}

function grouped<T, K, V>(moves: readonly T[], key: (move: T) => K, value: (move: T) => V): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const move of moves) groups.set(key(move), [...(groups.get(key(move)) ?? []), value(move)]);
  return groups;
}

/** What is in hand before it is confirmed. */
export interface Picked {
  readonly card: Character | null;
  readonly say: Say | null;
  readonly over: number | null;
  readonly face: number | null;
  readonly target: number | null;
  /** The card in hand is to be named, not laid. */
  readonly naming: boolean;
  /** What may be said lies open. */
  readonly saying: boolean;
}

export const NOTHING: Picked = { card: null, say: null, over: null, face: null, target: null, naming: false, saying: false };

/** The move that comes of what was picked, if it is a whole one. */
export function moveOf(moves: readonly Move[], picked: Picked): Move | undefined {
  const { card, face, over, target, naming } = picked;
  const say = picked.say ?? "mute";
  return moves.find((move) => {
    switch (move.type) {
      case "lay":
        return card === move.card && say === move.say && !naming;
      case "say":
        return card === null && picked.say === move.sentence;
      case "name":
        return card === move.card && naming;
      case "take":
      case "second":
      case "discard":
      case "learn":
        return card === move.card;
      case "face":
        return face === move.face;
      case "path":
        return over === move.middle && face === move.face;
      case "target":
        return target === move.target;
      default:
        return false;
    }
  });
}

/** The attribute of what is to be touched, and its value. */
export type Touch = readonly ["hand" | "card" | "say" | "act" | "propose" | "face" | "over" | "target", string];

export const proposalKey = ({ what, which }: Proposal): string => (which === 0 && !isNumbered(what) ? what : `${what}:${which}`);

const isNumbered = (what: Proposal["what"]): boolean => ["tip", "open", "swap", "forfeit", "train", "target"].includes(what);

/** What to touch next for the move with this text; `open` says whether the list of proposals lies open. */
export function nextTouch(hinted: string | null, moves: readonly Move[], picked: Picked, open: boolean): Touch | null {
  const move = hinted === null ? undefined : moves.find((each) => councilOf12.format(each) === hinted);
  if (!move) return null;
  if (moveOf(moves, picked) === move) return ["act", "confirm"];
  switch (move.type) {
    case "lay":
      if (offersOf(moves).cards) return ["card", move.card];
      return picked.card === move.card ? ["say", move.say] : ["hand", move.card];
    case "say":
      if (picked.card !== null) return ["act", "cancel"];
      return picked.saying || offersOf(moves).acts.length === 0 ? ["say", move.sentence] : ["act", "say"];
    case "name":
      return picked.naming ? ["card", move.card] : ["act", "name"];
    case "propose":
      return open ? ["propose", proposalKey(move)] : ["act", "decide"];
    case "path":
      return picked.over === move.middle ? ["face", String(move.face)] : ["over", String(move.middle)];
    case "face":
      return ["face", String(move.face)];
    case "target":
      return ["target", String(move.target)];
    case "take":
    case "second":
    case "discard":
    case "learn":
      return ["card", move.card];
    default:
      return ["act", move.type];
  }
}
