/** Clocks follow from the times in the log, and from nothing else. */
import { expect, test } from "vitest";
import { deadlineOf, GRACE, leftOf, resumeClock, stopClock, turnClocks } from "./clock.ts";
import { openSeat, type SeatState } from "./state.ts";

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

test("whoever comes back has a fresh turn and at least some time", () => {
  const seat = { ...person(), spent: 60_000, since: 0 };
  resumeClock(seat, clock, 70_000);
  expect(leftOf(seat, clock)).toBe(GRACE);
  expect(deadlineOf(seat, clock)).toBe(80_000);
});

test("a clock that went backwards takes no time away", () => {
  const seat = person();
  turnClocks([seat], null, [0], 5000);
  turnClocks([seat], 0, [], 4000);
  expect(seat.spent).toBe(0);
});
