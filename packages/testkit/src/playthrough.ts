/** A golden as text: a whole game with all that it told and showed. Nothing here needs a test runner. */
import { canonical, fastChance, Match, type Seat, sha256Hex, type Viewer } from "@tafelrunde/core";
import type { AnyMove, Spec } from "./conformance.ts";
import { seatsOf, viewersOf } from "./wander.ts";

export type AnyGame = Spec["game"];

/** One golden: a file `<name>.txt`. The seed makes its luck, and its moves when the file is first written. */
export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: { readonly [name: string]: unknown };
}

const HEADER = /^# \S+, rules (\d+), (\d+) seats, (\{.*\}), seed (\d+)$/m;
const MOVE_LINE = /^> (\d+) (.+)$/gm;

export function movesIn(parse: AnyGame["parse"], text: string): AnyMove[] {
  return keptMoves(text)
    .map((kept) => parse(kept.text))
    .filter((move) => move !== undefined);
}

/** Whether a game goes exactly as a golden tells, played again from nothing but what the golden says itself. */
export function plays(game: AnyGame, name: string, kept: string): boolean {
  const [, , seats, options, seed] = HEADER.exec(kept) ?? [];
  if (options === undefined) return false;
  const golden = { name, seats: Number(seats), seed: Number(seed), options: JSON.parse(options) as GoldenCase["options"] };
  try {
    return playthrough(game, golden, kept) === kept;
  } catch {
    // The set-up or a move is refused, or the rules stumble: another game than the one that is told.
    return false;
  }
}

/** Whether old records go differently from now on although the version of the rules is the same. */
export function breaksRecords(before: string, now: string): boolean {
  const versionIn = (text: string): string | undefined => HEADER.exec(text)?.[1];
  return versionIn(before) === versionIn(now) && recordIn(before) !== recordIn(now);
}

/** What a record proves, or what decides whether it can be proved: rolls, legal moves, the moves made, the outcome. */
const recordIn = (text: string): string => (text.match(/^(>| {2}(legal|rolls)|outcome) .*$/gm) ?? []).join("\n");

/** The whole game as text: played by the moves in `kept`, or at random if there is none. */
export function playthrough(game: AnyGame, golden: GoldenCase, kept: string | undefined): string {
  const seats = seatsOf(golden.seats).map((seat) => ({ name: `Seat ${seat + 1}` }));
  const secret = sha256Hex(`golden secret ${golden.seed}`);
  const entropy = seats.map((_, seat) => sha256Hex(`golden entropy ${golden.seed} ${seat}`).slice(0, 32));
  const begun = Match.begin(game, { options: golden.options, seats, secret, entropy });
  if (!begun.ok) throw new Error(`${golden.name}: ${begun.refusal.code}`);
  const { match } = begun;
  const { start } = match.record();
  const lines = [
    `# ${game.id}, rules ${game.rulesVersion}, ${golden.seats} seats, ${canonical(start.options)}, seed ${golden.seed}`,
    `  rolls ${canonical(start.rolls)}`,
    ...told(match),
  ];
  for (const { seat, text } of kept === undefined ? randomMoves(match, golden.seed) : keptMoves(kept)) {
    lines.push(`  legal ${listed(match.moves(seat).map((move) => game.format(move)))}`, `> ${seat} ${text}`);
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
