/** Checks that docs/records.md tells a stranger every option, move and event of a game, down to the fields. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "@tafelrunde/core";
import type { AnyMove, Conformance, Spec } from "./conformance.ts";
import { randomMatch } from "./laws/play.ts";
import { seatsOf } from "./wander.ts";

/** So many games of each variant at most; two are enough once every type of event came up. */
const GAMES_LOOKED_AT = 12;
const ENOUGH = 2;

export function documented<S, M extends AnyMove, E extends GameEvent, V>(spec: Conformance<S, M, E, V>, page: URL): void {
  test(`${spec.game.id}: docs/records.md describes every option, move and event`, () => {
    const section = sectionOf(readFileSync(page, "utf8"), spec.game.id);
    expect(undocumented(spec, section)).toEqual([]);
    expect(section).toContain(` Rules version ${spec.game.rulesVersion}. `);
  });
}

function sectionOf(page: string, heading: string): string {
  return page.split(/^##+ /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
}

/** The names that the section should have and has not. */
export function undocumented(spec: Spec, section: string): string[] {
  const rowOf = (name: string): string => section.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
  const fields = [...fieldsSeen(spec)]
    .filter(([type, field]) => !rowOf(type).includes(`\`${field}\``))
    .map((pair) => pair.join("."));
  const names = [...Object.keys(spec.game.options), ...Object.keys(spec.moveTypes), ...Object.keys(spec.eventTypes)];
  return [...names.filter((name) => rowOf(name) === ""), ...fields];
}

/** Every field of every event that random games of each variant bring up, as [type, field]. */
function fieldsSeen(spec: Spec): Set<readonly [string, string]> {
  const seen = new Map<string, readonly [string, string]>();
  const missing = new Set(Object.keys(spec.eventTypes));
  for (const variant of spec.variants.keys())
    for (let seed = 0; seed < GAMES_LOOKED_AT && (seed < ENOUGH || missing.size > 0); seed++) {
      const match = randomMatch(spec, { seed, seats: spec.game.seats.max, variant, steps: spec.bound });
      for (const seat of seatsOf(match.seats.length))
        for (const event of match.update(seat, -1).events) {
          missing.delete(event.type);
          for (const field of Object.keys(event))
            if (field !== "type" && event.type in spec.eventTypes) seen.set(`${event.type}.${field}`, [event.type, field]);
        }
    }
  return new Set(seen.values());
}
