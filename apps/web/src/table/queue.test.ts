/** Steps reach the board one at a time. */
import { expect, test } from "vitest";
import type { SessionUpdate } from "../session/session.ts";
import { StepQueue } from "./queue.ts";
import { qrPath } from "./qr.ts";
import { clockText, winners } from "./sentences.ts";

const step = (seq: number, jump = false): SessionUpdate => ({ seq, seat: 0, view: seq, events: [], jump });

function queue() {
  const shown: number[] = [];
  const overtaken: number[] = [];
  const made = new StepQueue(
    ({ seq }) => void shown.push(seq),
    ({ seq }) => void overtaken.push(seq),
  );
  return { made, shown, overtaken };
}

test("the next step waits until the board stands still", () => {
  const { made, shown } = queue();
  expect(made.idle).toBe(true);
  for (const seq of [1, 2, 3]) made.push(step(seq));
  expect(shown).toEqual([1]);
  expect(made.waits).toBe(true);
  expect(made.settled()).toBe(false);
  expect(shown).toEqual([1, 2]);
  expect(made.settled()).toBe(false);
  expect(made.waits).toBe(false);
  expect(made.idle).toBe(false);
  expect(made.settled()).toBe(true);
  expect(shown).toEqual([1, 2, 3]);
});

test("a jump overtakes what waits, but lets the present step finish", () => {
  const { made, shown, overtaken } = queue();
  for (const seq of [1, 2, 3]) made.push(step(seq));
  made.push(step(9, true));
  expect([shown, overtaken]).toEqual([[1], [2, 3]]);
  made.settled();
  expect(shown).toEqual([1, 9]);
});

test("a QR code is drawn with a quiet border", () => {
  const { size, path } = qrPath({ size: 2, get: (x, y) => x === y });
  expect([size, path]).toEqual([10, "M4 4h1v1h-1zM5 5h1v1h-1z"]);
});

test("winners and clocks in words", () => {
  expect(winners([1, 3, 1], ["Ada", "Bo", "Cy"])).toEqual(["Ada", "Cy"]);
  expect([clockText(61_000), clockText(999), clockText(-5)]).toEqual(["1:01", "0:01", "0:00"]);
});
