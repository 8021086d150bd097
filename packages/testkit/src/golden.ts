/** Golden playthroughs: whole games as text, kept beside the rules; a change of behaviour shows up as a changed file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { canonical, fastChance, type GameEvent, Match, type Seat, sha256Hex, type Viewer } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import type { AnyMove, Conformance, Spec } from "./conformance.ts";
import { seatsOf, viewersOf } from "./wander.ts";

/** One golden: a file `<name>.txt`. The seed makes its luck, and its moves when the file is first written. */
export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: { readonly [name: string]: unknown };
}

/** `npm run golden` writes the files anew: old ones with the moves they hold, missing ones with random moves. */
const REWRITE = process.env["TAFELRUNDE_GOLDEN"] === "write";

const MOVE_LINE = /^> (\d+) (.+)$/gm;

/** Tests every golden of a game, and that together they show all that the game can do. */
export function goldens<S, M extends AnyMove, E extends GameEvent, V>(
  spec: Conformance<S, M, E, V>,
  folder: URL,
  cases: readonly GoldenCase[],
): void {
  const fileOf = (name: string): URL => new URL(`${name}.txt`, folder);
  describe(`${spec.game.id} plays its goldens`, () => {
    for (const golden of cases)
      test(golden.name, () => {
        const file = fileOf(golden.name);
        if (REWRITE) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, playthrough(spec, golden, existsSync(file) ? readFileSync(file, "utf8") : undefined));
        }
        const kept = readFileSync(file, "utf8");
        expect(playthrough(spec, golden, kept)).toBe(kept);
      });

    test("the goldens are complete", () => {
      const written = readdirSync(folder).map((file) => file.replace(/\.txt$/, ""));
      expect(written.toSorted()).toEqual(cases.map(({ name }) => name).toSorted());
      expect(missing(spec, cases, cases.map(({ name }) => readFileSync(fileOf(name), "utf8")).join("\n"))).toEqual([]);
    });
  });
}

/** What no golden shows: a seat count, a value of an option, a type of move or event. */
export function missing(spec: Spec, cases: readonly GoldenCase[], text: string): string[] {
  const { game } = spec;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  const choices = Object.entries(game.options).flatMap(([name, option]) => {
    const values = option.type === "choice" ? option.choices : option.type === "flag" ? [true, false] : [];
    return values.map((value) => ({ name, value, standard: option.default }));
  });
  return [
    ...counts.filter((count) => !cases.some(({ seats }) => seats === count)).map((count) => `${count} seats`),
    ...choices
      .filter(({ name, value, standard }) => !cases.some(({ options }) => (options[name] ?? standard) === value))
      .map(({ name, value }) => `${name}=${String(value)}`),
    ...Object.keys(spec.eventTypes).filter((type) => !text.includes(`"type":"${type}"`)),
    ...Object.keys(spec.moveTypes).filter((type) => !movesIn(game.parse, text).some((move) => move.type === type)),
  ];
}

function movesIn(parse: Spec["game"]["parse"], text: string): AnyMove[] {
  return [...text.matchAll(MOVE_LINE)].map(([, , move]) => parse(move!)).filter((move) => move !== undefined);
}

/** The whole game as text: played by the moves in `kept`, or at random if there is none. */
export function playthrough(spec: Spec, golden: GoldenCase, kept: string | undefined): string {
  const seats = seatsOf(golden.seats).map((seat) => ({ name: `Seat ${seat + 1}` }));
  const secret = sha256Hex(`golden secret ${golden.seed}`);
  const entropy = seats.map((_, seat) => sha256Hex(`golden entropy ${golden.seed} ${seat}`).slice(0, 32));
  const begun = Match.begin(spec.game, { options: golden.options, seats, secret, entropy });
  if (!begun.ok) throw new Error(`${golden.name}: ${begun.refusal.code}`);
  const { match } = begun;
  const { start } = match.record();
  const lines = [
    `# ${spec.game.id}, rules ${spec.game.rulesVersion}, ${golden.seats} seats, ${canonical(start.options)}, seed ${golden.seed}`,
    `  rolls ${canonical(start.rolls)}`,
    ...told(match),
  ];
  for (const { seat, text } of kept === undefined ? randomMoves(match, golden.seed) : keptMoves(kept)) {
    lines.push(`  legal ${listed(match.moves(seat).map((move) => spec.game.format(move)))}`, `> ${seat} ${text}`);
    if (!match.playText(seat, text)?.ok) throw new Error(`${golden.name}: «${seat} ${text}» is refused`);
    lines.push(`  rolls ${canonical(match.latest()!.rolls)}`, ...told(match));
  }
  lines.push(`outcome ${canonical(match.outcome() ?? null)}`);
  for (const viewer of viewersOf(golden.seats)) lines.push(`${viewer} sees ${JSON.stringify(match.update(viewer).view)}`);
  return `${lines.join("\n")}\n`;
}

/** Short lists are written out; of a long one the hash is enough to notice a change. */
const WRITTEN_OUT = 16;

const listed = (texts: readonly string[]): string =>
  texts.length <= WRITTEN_OUT ? texts.join(", ") : `${texts.length}: ${sha256Hex(texts.join(", ")).slice(0, 16)}`;

function* randomMoves(match: Match<unknown, AnyMove>, seed: number): Generator<{ seat: Seat; text: string }> {
  const will = fastChance(seed);
  while (match.actors().length > 0) {
    const seat = will.pick(match.actors());
    yield { seat, text: match.game.format(will.pick(match.moves(seat))) };
  }
}

const keptMoves = (kept: string): { seat: Seat; text: string }[] =>
  [...kept.matchAll(MOVE_LINE)].map(([, seat, text]) => ({ seat: Number(seat), text: text! }));

/** What the public was told of the newest entry, what single seats were told beyond that or not at all, and all views as one hash. */
function told(match: Match): string[] {
  const textsFor = (viewer: Viewer): string[] => match.update(viewer).events.map((event) => JSON.stringify(event));
  const everybody = textsFor("public");
  const single = seatsOf(match.seats.length).flatMap((seat) => {
    const own = textsFor(seat);
    const beyond = own.filter((event) => !everybody.includes(event)).map((event) => `  ${seat} alone ${event}`);
    // A seat that hears another form of an event, with a secret of its own in it, is told enough.
    const missing = everybody.length - own.length;
    return missing > 0 ? [...beyond, `  ${seat} misses ${missing}`] : beyond;
  });
  const views = viewersOf(match.seats.length).map((viewer) => match.update(viewer).view);
  return [...everybody.map((event) => `  all ${event}`), ...single, `  views ${sha256Hex(JSON.stringify(views)).slice(0, 16)}`];
}
