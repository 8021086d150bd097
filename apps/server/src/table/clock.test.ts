/** Clocks follow from the times in the log, and from nothing else. */
import { expect, test } from "vitest";
import { deadlineOf, GRACE, leftOf, resumeClock, stopClock, turnClocks } from "./clock.ts";
import { openSeat, playedByBot, type SeatState } from "./state.ts";

const person = (): SeatState => ({ ...openSeat(), kind: "person", owner: "p" });
const clock = { perMove: 10, perGame: 60 };

test("the shorter of both limits counts, from the moment a seat is awaited", () => {
  const seats = [person(), person()];
  turnClocks(seats, null, [0], 1000);
  expect(seats.map((seat) => deadlineOf(seat, clock))).toEqual([11_000, null]);
  seats[0]!.spent = 55_000;
  expect(deadlineOf(seats[0]!, clock)).toBe(6000);
  expect(deadlineOf(seats[0]!, { perMove: 0, perGame: 0 })).toBeNull();
  expect(deadlineOf(seats[0]!, { perMove: 0, perGame: 60 })).toBe(6000);
});

test("a move stops the mover's clock; a seat that waits for others keeps its own", () => {
  const seats = [person(), person()];
  turnClocks(seats, null, [0, 1], 1000);
  turnClocks(seats, 0, [1], 4000);
  expect(seats.map(({ spent, since }) => [spent, since])).toEqual([
    [3000, null],
    [0, 1000],
  ]);
  turnClocks(seats, 1, [0, 1], 9000);
  expect(seats.map(({ spent, since }) => [spent, since])).toEqual([
    [3000, 9000],
    [8000, 9000],
  ]);
  expect(leftOf(seats[1]!, clock)).toBe(52_000);
});

test("whoever moves twice in a row has a fresh time for the second move", () => {
  const seats = [person()];
  turnClocks(seats, null, [0], 0);
  turnClocks(seats, 0, [0], 5000);
  expect(deadlineOf(seats[0]!, clock)).toBe(15_000);
});

test("a bot has no clock, and its moves cost the owner nothing", () => {
  const seat = person();
  turnClocks([seat], null, [0], 0);
  stopClock(seat, 10_000);
  seat.away = true;
  expect([deadlineOf(seat, clock), seat.spent]).toEqual([null, 10_000]);
  turnClocks([seat], 0, [0], 12_000);
  expect(seat.spent).toBe(10_000);
});

/** Away at `from`, back at `to`. */
function away(seat: SeatState, from: number, to: number): void {
  stopClock(seat, from);
  seat.away = true;
  seat.away = false;
  resumeClock(seat, clock, to);
}

test("leaving and coming back does not stop a turn's clock, and the time away costs nothing", () => {
  const seat = person();
  turnClocks([seat], null, [0], 0);
  away(seat, 4000, 100_000);
  expect(deadlineOf(seat, clock), "six seconds were left").toBe(106_000);
  away(seat, 105_000, 200_000);
  expect(deadlineOf(seat, clock)).toBe(201_000);
  turnClocks([seat], 0, [], 200_500);
  expect(seat).toMatchObject({ spent: 9500, since: null, used: 0 });
});

test("a turn whose time ran out is the bot's, also for somebody who is back; the next one is theirs", () => {
  const seat = person();
  turnClocks([seat], null, [0], 0);
  away(seat, 10_000, 10_001);
  expect([playedByBot(seat), deadlineOf(seat, clock)]).toEqual([true, null]);
  turnClocks([seat], 0, [0], 11_000);
  expect([playedByBot(seat), deadlineOf(seat, clock)]).toEqual([false, 21_000]);
});

test("a turn that a bot began while somebody was away begins anew for them", () => {
  const seat = person();
  turnClocks([seat], null, [0], 0);
  stopClock(seat, 2000);
  seat.away = true;
  turnClocks([seat], 0, [0], 3000);
  seat.away = false;
  resumeClock(seat, clock, 50_000);
  expect([deadlineOf(seat, clock), seat.spent]).toEqual([60_000, 2000]);
});

test("whoever comes back without time for the game has some, and less each time", () => {
  const whole = { perMove: 0, perGame: 60 };
  const seat = { ...person(), since: 0 };
  let now = 0;
  const given: number[] = [];
  for (let time = 0; time < 8; time++) {
    now = deadlineOf(seat, whole)!;
    stopClock(seat, now);
    resumeClock(seat, whole, now);
    given.push(deadlineOf(seat, whole)! - now);
  }
  expect(given.slice(0, 3)).toEqual([GRACE, GRACE / 2, GRACE / 4]);
  expect(now).toBeLessThan(60_000 + 2 * GRACE);
});

test("a clock that went backwards takes no time away", () => {
  const seat = person();
  turnClocks([seat], null, [0], 5000);
  turnClocks([seat], 0, [], 4000);
  expect(seat.spent).toBe(0);
});
