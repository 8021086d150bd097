/** What everybody at the table can know: which cards each member may hold, and what the round asks for. */
import { bySeat, type Seat } from "@tafelrunde/core";
import { challenge, type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { bitsOf, count, has, indexOf, maskOf, SIZE } from "./cards.ts";
import { ANY_MANNER, type Manner, type Task } from "./goal.ts";
import { type Solver, solverFor } from "./solver.ts";

/** Chances by character, of one seat. */
export type Chances = readonly number[];

/** No card, where cards are listed by seat. */
export const NONE = -1;

export interface Council {
  readonly view: CouncilView;
  readonly me: Seat;
  readonly size: number;
  /** Whoever wants goes next; and: in the order in which cards are listed. */
  readonly solver: Solver;
  readonly ordered: Solver;
  readonly task: Task;
  /** Who is taken for somebody without the common plan, by seat. */
  readonly people: readonly boolean[];
  readonly targets: number;
  /** Which cards pass alone, as far as somebody has asked. */
  readonly solo: Map<number, boolean>;
  /** How likely each member has each character in hand or laid, by what is public. */
  readonly chances: readonly Chances[];
  /** All characters that members have got so far, wherever they lie. */
  readonly owned: number;
  readonly petitioner: number;
  readonly face: number;
  readonly shown: number;
  readonly begun: boolean;
  readonly silent: boolean;
  readonly eerie: boolean;
}

/** What is asked for in one round, and in the first and the second of two. */
const GOALS = ["both", "any", "first"] as const;

/** A card counts as held for certain from here on. */
export const CERTAIN = 0.99;

/** The council as it stands, or, with a face, as it stood before the first card of this round was carried out. */
export function councilOf(view: CouncilView, me: Seat, start?: number, { careless, literal }: Manner = ANY_MANNER): Council {
  const printed = challenge(view.challenge).targets;
  const now = start === undefined ? view.targets.map(bitsOf) : printed;
  // In the second of two rounds the target that is left comes first.
  const targets = view.needed === 1 ? now.toReversed() : now;
  const goal = GOALS[view.stage];
  const eerie = view.silence === "eerie";
  const task: Task = { targets, goal, fixed: true, careless, literal };
  return {
    view,
    me,
    size: view.seats.length,
    solver: solverFor({ ...task, fixed: false }),
    ordered: solverFor(task),
    task,
    people: view.seats.map(() => false),
    targets: targets.length,
    solo: new Map(),
    chances: view.seats.map((_, seat) => chancesOf(view, seat)),
    owned: ownedIn(view),
    petitioner: view.petitioner === null ? NONE : indexOf(view.petitioner),
    face: start ?? view.face,
    shown: start === undefined ? bitsOf(view.shown) : 1 << start,
    begun: start === undefined && view.begun,
    silent: view.silence !== "none",
    eerie,
  };
}

const ownedIn = ({ start, past }: CouncilView): number =>
  past.reduce((set, { passed, petitioner }) => (passed && petitioner !== null ? set | (1 << petitioner) : set), maskOf(start));

/** The one the seat has turned up in this round, if it has. */
export const revealedBy = ({ phase, seats }: CouncilView, seat: Seat): number => {
  const { hasLaid, discardTop } = bySeat(seats, seat);
  const acting = phase === "reveal" || phase === "effect" || phase === "second";
  return acting && !hasLaid && discardTop !== null ? indexOf(discardTop) : NONE;
};

/** How likely an heir that lay in the pile is what was taken back. */
const SOUGHT = 0.995;

function chancesOf(view: CouncilView, seat: Seat): number[] {
  const { discardTop, discardSize, underSize, handSize, hasLaid, memory, open } = bySeat(view.seats, seat);
  const owned = ownedIn(view);
  const top = discardTop === null ? 0 : maskOf([discardTop]);
  const revealed = revealedBy(view, seat);
  const all = handSize + discardSize + underSize + (hasLaid ? 1 : 0);
  const learnt = Math.max(0, all - count(owned) - underSize);
  const seen = memory ? maskOf(memory.seen) : 0;
  const hidden = seen & ~top;
  const heir = scenarioOf(view.game)?.heir;
  // Who takes back a card unseen takes the heir, if the month asks for one.
  const dear = heir !== undefined && has(hidden, indexOf(heir)) && memory!.unseen > 0 ? indexOf(heir) : NONE;
  const sought = dear === NONE ? 0 : SOUGHT;
  const back = memory && count(hidden) > 0 ? (memory.unseen - sought) / Math.max(1, count(hidden) - (dear === NONE ? 0 : 1)) : 0;
  const known = count(owned & ~top);
  const forgotten = memory || known === 0 ? 0 : Math.max(0, discardSize - 1) / known;
  return Array.from({ length: SIZE }, (_, card) => {
    if (card === revealed || (open !== null && card === indexOf(open))) return 1;
    if (has(top, card)) return 0;
    if (!has(owned, card)) return learnt / Math.max(1, SIZE - count(owned));
    if (card === dear) return sought;
    return has(seen, card) ? Math.min(1, back) : 1 - forgotten;
  });
}

/** What the viewer really holds. */
export function ownChances({ own }: CouncilView): number[] {
  const held = maskOf([...own!.hand, ...(own!.laid === null ? [] : [own!.laid])]);
  return Array.from({ length: SIZE }, (_, card) => (has(held, card) ? 1 : 0));
}

export const likely = (chances: Chances, least: number): number =>
  chances.reduce((set, chance, card) => (chance >= least ? set | (1 << card) : set), 0);
