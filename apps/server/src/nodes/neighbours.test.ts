/** What one node tells arrives at the others, in letters that are not too long, and never at itself. */
import { expect, test } from "vitest";
import { type Bus, LONGEST_TEXT } from "./bus.ts";
import { type Heard, Neighbours } from "./neighbours.ts";

function town(): { bus: () => Bus; sent: string[] } {
  const hearers: ((text: string) => void)[] = [];
  const sent: string[] = [];
  return {
    sent,
    bus: () => ({
      send(text) {
        sent.push(text);
        for (const hear of hearers) hear(text);
      },
      listen: (hear) => void hearers.push(hear),
      close: async () => {},
    }),
  };
}

/** Writes down what is heard. */
function heard(): Heard & { readonly calls: readonly (readonly unknown[])[] } {
  const calls: (readonly unknown[])[] = [];
  const hear =
    (what: keyof Heard) =>
    (...about: readonly unknown[]): void =>
      void calls.push([what, ...about]);
  const hears = { wrote: hear("wrote"), lobby: hear("lobby"), people: hear("people"), renamed: hear("renamed") };
  return { calls, ...hears, spent: hear("spent"), connected: hear("connected"), another: () => {} };
}

test("everything that is told arrives at the others as it was", async () => {
  const { bus, sent } = town();
  const [own, other] = [heard(), heard()];
  const one = new Neighbours(bus(), "one", own);
  const two = new Neighbours(bus(), "two", other);
  one.tell(["wrote", "t", 7]);
  one.tell(["lobby"]);
  one.people("t", { seated: ["a", "b"], others: 3 });
  one.tell(["renamed", "a"]);
  one.tell(["spent", "speaker", "b", 4]);
  one.tell(["connected", "b", 7]);
  await one.close();
  expect(sent).toHaveLength(1);
  expect(other.calls).toEqual([
    ["wrote", "t", 7],
    ["lobby"],
    ["people", "one", "t", { seated: ["a", "b"], others: 3 }],
    ["renamed", "a"],
    ["spent", "speaker", "b", 4],
    ["connected", "one", "b", 7],
  ]);
  expect(own.calls).toEqual([]);
  await two.close();
  expect(sent).toHaveLength(1);
});

test("what is too long for one letter comes in several, and a newer program's news are passed over", async () => {
  const { bus, sent } = town();
  const other = heard();
  const one = new Neighbours(bus(), "one", heard());
  const two = new Neighbours(bus(), "two", other);
  for (let index = 0; index < 1000; index++) one.tell(["wrote", `table-${index}`, index]);
  await one.close();
  expect(sent.length).toBeGreaterThan(2);
  expect(Math.max(...sent.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(LONGEST_TEXT);
  expect(other.calls).toEqual(Array.from({ length: 1000 }, (_, index) => ["wrote", `table-${index}`, index]));
  bus().send('{"from":"three","told":[["sang","la"],["lobby"]]}');
  expect(other.calls.at(-1)).toEqual(["lobby"]);
  await two.close();
});
