/** Who gets the points: of a turn, of a theft, of a round. */
import type { Seat, Context } from "@tafelrunde/core";
import { bit, cardOf } from "./cards.ts";
import { equalCards, seatsWhere, valueCard, valueOf } from "./effects.ts";
import type { CardSet, KingEvent, KingState, SeatState } from "./types.ts";

const KNIGHT = bit("knight");
const GAMBLER = bit("gambler");
const LADY = bit("lady");

export const points = (seat: SeatState): number => seat.ones + 2 * seat.twos;

/** Compares values, cancels equal ones and hands out the tokens (4.1 to 4.6). */
export function scoreTurn(state: KingState, inEffect: CardSet, context: Context<KingEvent>): void {
  const values: number[] = [];
  for (const seat of state.seats) values.push(valueOf(seat.face, valueCard(seat.laid, inEffect)));
  const lowWins = (inEffect & KNIGHT) !== 0;
  const swapped = (inEffect & GAMBLER) !== 0;
  const sign = lowWins ? -1 : 1;
  const first = best(values, sign, null);
  const second = first === null ? null : best(values, sign, first);
  const twos = swapped ? second : first;
  const ones = swapped ? first : second;
  if (twos !== null) state.seats[twos]!.twos++;
  if (ones !== null) state.seats[ones]!.ones++;
  if (!context.emit) return;
  const cards = state.seats.map((seat) => cardOf(valueCard(seat.laid, inEffect)));
  context.emit({ type: "valued", faces: state.seats.map((seat) => seat.face), cards, values });
  tellEqualValues(values, context);
  context.emit({ type: "scored", lowWins, swapped, first, second });
}

/** The seat with the best value that nobody shares, leaving one seat out; `sign` −1 turns "best" into "lowest". */
function best(values: readonly number[], sign: 1 | -1, except: Seat | null): Seat | null {
  let found: Seat | null = null;
  for (let seat = 0; seat < values.length; seat++)
    if (seat !== except && !isShared(values, seat) && (found === null || sign * values[seat]! > sign * values[found]!))
      found = seat;
  return found;
}

function isShared(values: readonly number[], seat: Seat): boolean {
  for (let other = 0; other < values.length; other++) if (other !== seat && values[other] === values[seat]) return true;
  return false;
}

function tellEqualValues(values: readonly number[], context: Context<KingEvent>): void {
  for (const value of new Set(values)) {
    const seats = [...values.keys()].filter((seat) => values[seat] === value);
    if (seats.length > 1) context.emit?.({ type: "values-cancelled", value, seats });
  }
}

/** Who may take a token from whom, if two or more Ladies cancelled each other (4.7, K8, K14); undefined if nobody may. */
export function theft(state: KingState, context: Context<KingEvent>): { thief: Seat; victim: Seat } | undefined {
  if ((equalCards(state) & LADY) === 0) return undefined;
  const seats = seatsWhere(state, (seat) => seat.laid === LADY);
  const faces = seats.map((seat) => state.seats[seat]!.face);
  const lowest = seats.filter((_, index) => faces[index] === Math.min(...faces));
  const highest = seats.filter((_, index) => faces[index] === Math.max(...faces));
  const [thief, victim] = [lowest[0]!, highest[0]!];
  if (lowest.length > 1 || highest.length > 1) {
    context.emit?.({ type: "theft-failed", reason: "tie" });
    return undefined;
  }
  if (points(state.seats[victim]!) === 0) {
    context.emit?.({ type: "theft-failed", reason: "no-token" });
    return undefined;
  }
  return { thief, victim };
}

/** Seats whose total another seat has too (5.3). */
export const equalTotals = (totals: readonly number[]): Seat[] => [...totals.keys()].filter((seat) => isShared(totals, seat));

/** The seat with the highest total that nobody shares, or null (5.3, K10). */
export const roundWinner = (totals: readonly number[]): Seat | null => best(totals, 1, null);
