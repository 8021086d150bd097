/** The month's heir: how likely a member can have that character in hand at the succession. */
import { type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { count, has, indexOf, PATIENT } from "./cards.ts";

/** What of a member's cards matters here. `free`: other cards in hand; `piled`: on the discard pile; both without the Patient One. */
interface Cards {
  /** Rounds before the succession. */
  readonly rounds: number;
  readonly free: number;
  readonly piled: number;
  readonly heir: "hand" | "pile";
  readonly patient: "hand" | "pile" | "none";
  /** Characters that are still to be helped and then join the hand. */
  readonly joining: number;
  /** The Patient One still comes as a petitioner, in one of these rounds, and cannot be played then. */
  readonly pending: boolean;
}

/** How likely the only other card in hand is the petitioner's, so that the heir has to be played. */
const FORCED = 0.15;

const known = new Map<string, number>();

function chanceOf(cards: Cards): number {
  const key = Object.values(cards).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = atStart(renewed(cards));
  known.set(key, chance);
  return chance;
}

const sizeOf = ({ free, heir, patient }: Cards): number => free + Number(heir === "hand") + Number(patient === "hand");

/** A single card goes to the pile, and all others come to the hand. */
function renewed(cards: Cards): Cards {
  if (sizeOf(cards) !== 1) return cards;
  const { free, piled, heir, patient } = cards;
  return {
    ...cards,
    free: piled,
    piled: free,
    heir: heir === "hand" ? "pile" : "hand",
    patient: patient === "none" ? "none" : patient === "hand" ? "pile" : "hand",
  };
}

function atStart(cards: Cards): number {
  const { rounds, heir, pending } = cards;
  if (rounds === 0) return heir === "hand" ? 1 : 0;
  if (!pending) return inRound(cards, true);
  return inRound({ ...cards, pending: false }, false) / rounds + inRound(cards, true) * (1 - 1 / rounds);
}

function inRound(cards: Cards, isPatientFree: boolean): number {
  const { free, piled, heir, patient } = cards;
  const spent: Cards = heir === "hand" ? { ...cards, heir: "pile" } : cards;
  const others: Cards[] = [];
  if (free > 0) others.push({ ...cards, free: free - 1, piled: piled + 1 });
  if (patient === "hand" && isPatientFree) {
    const gone: Cards = { ...cards, patient: "pile" };
    if (heir === "pile") others.push({ ...gone, heir: "hand" });
    if (piled > 0) others.push({ ...gone, free: free + 1, piled: piled - 1 });
    if (piled === 0 && heir === "hand") others.push(gone);
  }
  const best = Math.max(...others.map(next), 0);
  if (heir === "pile") return best;
  const played = next(spent);
  const forced = sizeOf(cards) === 2 ? FORCED : 0;
  return Math.max(best, played) * (1 - forced) + played * forced;
}

/** The round is over; somebody new may have been helped. */
function next(cards: Cards): number {
  const { rounds, joining, free } = cards;
  const rest = { ...cards, rounds: rounds - 1 };
  const joins = Math.min(1, joining / rounds);
  const comes = joins === 0 ? 0 : joins * chanceOf({ ...rest, joining: joining - 1, free: free + 1 });
  return comes + (joins === 1 ? 0 : (1 - joins) * chanceOf(rest));
}

/** What is known of the hand of a member: how many cards, and how likely the heir and the Patient One are among them. */
export interface Held {
  readonly size: number;
  readonly heir: number;
  readonly patient: number;
}

/** With this hand at the end of the round. `owned`: all that members have got so far. */
export function heirChance(view: CouncilView, owned: number, { size, heir, patient }: Held): number {
  const { heir: wanted, petitioners = 0 } = scenarioOf(view.game) ?? {};
  if (wanted === undefined) return 1;
  const places = indexOf(wanted) === PATIENT || !has(owned, PATIENT) ? ([["none", 1]] as const) : placesOf(patient);
  let sum = 0;
  for (const [heirAt, heirThere] of placesOf(heir))
    for (const [patientAt, patientThere] of places) {
      const hand = Math.max(0, size - Number(heirAt === "hand") - Number(patientAt === "hand"));
      const all = count(owned) - (patientAt === "none" ? 1 : 2);
      const free = Math.min(all, hand);
      const joining = count(petitioners & ~owned);
      const rounds = Math.max(0, view.challengesLeft - 1);
      const pending = patientAt !== "none" && rounds > 0 && has(petitioners, PATIENT) && !comesNoMore(view);
      const cards = { rounds, free, piled: all - free, heir: heirAt, patient: patientAt, joining, pending };
      sum += heirThere * patientThere * chanceOf(cards);
    }
  return sum;
}

const comesNoMore = ({ petitioner, past }: CouncilView): boolean =>
  petitioner === "patient" || past.some((round) => round.petitioner === PATIENT);

const placesOf = (inHand: number): readonly (readonly ["hand" | "pile", number])[] =>
  (
    [
      ["hand", inHand],
      ["pile", 1 - inHand],
    ] as const
  ).filter(([, chance]) => chance > 0.001);
