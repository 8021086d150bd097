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
    const lacking = undocumented(spec, section);
    const where = section === "" ? `there is no section ### ${spec.game.id}` : `not in the section: ${lacking.join(", ")}`;
    expect(lacking, where).toEqual([]);
    expect(section).toContain(` Rules version ${spec.game.rulesVersion}. `);
  });
}

function sectionOf(page: string, heading: string): string {
  return page.split(/^##+ /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
}

/** The names that the section should have and has not, each with the table it belongs to. */
export function undocumented(spec: Spec, section: string): string[] {
  const [options, moves, events] = ["option", "move", "event"].map((kind) => rowsOf(section, kind)) as [Rows, Rows, Rows];
  const lacking = (kind: string, names: readonly string[], rows: Rows): string[] =>
    names.filter((name) => !rows.has(name)).map((name) => `${kind} ${name}`);
  return [
    ...lacking("option", Object.keys(spec.game.options), options),
    ...lacking("move", Object.keys(spec.moveTypes), moves),
    ...lacking("event", Object.keys(spec.eventTypes), events),
    ...[...fieldsSeen(spec)]
      .filter(([type, field]) => events.get(type)?.includes(`\`${field}\``) === false)
      .map((pair) => `field ${pair.join(".")}`),
  ];
}

type Rows = ReadonlyMap<string, string>;

/** The rows of the table whose first column has this heading, by their names: a move and an event may share one. */
function rowsOf(section: string, heading: string): Rows {
  const [table = ""] = new RegExp(`^\\| ${heading} +\\|.*\\n(\\|.*\\n?)*`, "m").exec(section) ?? [];
  return new Map([...table.matchAll(/^\| `([^`]+)` .*$/gm)].map(([row, name]) => [name!, row]));
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
