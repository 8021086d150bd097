/** Every game has something sensible to say in every language, whatever happens. */
import { fastChance, type GameEvent, type Viewer, type Words } from "@tafelrunde/core";
import { width } from "@tafelrunde/terminal";
import { FALLBACK, type GameEntry, games, LANGUAGES } from "@tafelrunde/registry";
import { beforeAll, describe, expect, test } from "vitest";
import { paintFor } from "./paint.ts";
import { paragraph } from "./rulebook.ts";
import { wander } from "../test/wandering.ts";
import { textIn } from "./words/index.ts";

const GAMES = 3;
/** So many moves of other moments are tried out at each moment. */
const TRIES = 20;
const SENTENCE = /^[„“]?[\p{Lu}\d].*[.!?]$/u;
const GARBAGE = /undefined|null|NaN|\[object| {2}|\$\{/;
const NAMES = ["Lars", "Mia", "Tom", "Lea", "Jan", "Ida"];

interface Seen {
  readonly events: readonly { readonly event: GameEvent; readonly seats: number }[];
  readonly views: readonly { readonly view: unknown; readonly seats: number; readonly isOver: boolean }[];
  /** The sets of moves among which somebody had to choose. */
  readonly choices: readonly (readonly unknown[])[];
  readonly moves: readonly unknown[];
  /** Codes of refusals with their paragraphs. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** The move with one thing wrong: a field that says what another says, or a number that is out of all bounds. */
function slipsOf(move: object): object[] {
  return Object.entries(move).flatMap(([field, value]) => [
    ...Object.keys(move).map((other) => ({ ...move, [other]: value as unknown })),
    ...(typeof value === "number" ? [{ ...move, [field]: Number.MAX_SAFE_INTEGER }] : []),
  ]);
}

/** All that can be seen in many games, each thing once. */
async function look(entry: GameEntry): Promise<Seen> {
  const game = await entry.rules();
  const events = new Map<string, Seen["events"][number]>();
  const views = new Map<string, Seen["views"][number]>();
  const choices = new Map<string, readonly unknown[]>();
  const moves = new Map<string, unknown>();
  const refusals = new Map<string, string>();
  const luck = fastChance(1);
  wander(game, GAMES, ({ match, heard }) => {
    const seats = match.seats.length;
    for (const { viewer, events: told } of heard) {
      for (const event of told) events.set(JSON.stringify([event, seats]), { event, seats });
      const { view } = match.update(viewer);
      views.set(JSON.stringify(view), { view, seats, isOver: match.outcome() !== undefined });
      if (viewer !== "public") lookAtMoves(view, viewer);
    }
  });
  function lookAtMoves(view: unknown, seat: Exclude<Viewer, "public">): void {
    const state = game.imagine(view, fastChance(1));
    const legal = game.moves(state, seat);
    const texts = legal.map((move) => game.format(move));
    choices.set(texts.join(), legal);
    for (const [index, text] of texts.entries()) {
      if (!moves.has(text)) for (const slip of slipsOf(legal[index] as object)) tryOut(slip);
      moves.set(text, legal[index]);
    }
    const known = [...moves.values()];
    for (let tries = 0; tries < TRIES && known.length > 0; tries++) tryOut(luck.pick(known));
    function tryOut(move: unknown): void {
      const refused = game.refusal(state, seat, move);
      if (refused) refusals.set(refused.code, refused.rule);
    }
  }
  return {
    events: [...events.values()],
    views: [...views.values()],
    choices: [...choices.values()],
    moves: [...moves.values()],
    refusals,
  };
}

describe.each(games)("$id", (entry) => {
  let seen: Seen;
  beforeAll(async () => {
    seen = await look(entry);
  });

  describe.each(LANGUAGES)("in %s", async (language) => {
    const [game, words, book] = await Promise.all([entry.rules(), entry.words(language), entry.rulebook(language)]);

    test("every event that is told is told in a sentence, and no type of event never is", () => {
      const told = seen.events.map(({ event, seats }) => [event.type, words.event(event, NAMES.slice(0, seats))] as const);
      const spoken = told.filter(([, sentence]) => sentence !== undefined);
      expect(spoken.filter(([, sentence]) => !SENTENCE.test(sentence!) || GARBAGE.test(sentence!))).toEqual([]);
      expect([...new Set(spoken.map(([type]) => type))].toSorted()).toEqual(Object.keys(words.rules).toSorted());
    });

    test("everybody is told in a sentence what is awaited", () => {
      const awaited = new Set(seen.views.map(({ view, seats }) => words.awaited(view, NAMES.slice(0, seats))));
      expect(awaited.size).toBeGreaterThan(1);
      expect([...awaited].filter((sentence) => !SENTENCE.test(sentence) || GARBAGE.test(sentence))).toEqual([]);
    });

    test("what decided a game is told in a sentence when it is over, and not before", () => {
      const results = (over: boolean): string[] =>
        seen.views.filter(({ isOver }) => isOver === over).map(({ view, seats }) => words.result(view, NAMES.slice(0, seats)));
      expect([...new Set(results(false))]).toEqual([""]);
      expect(results(true).length).toBeGreaterThan(0);
      expect(results(true).filter((sentence) => !SENTENCE.test(sentence) || GARBAGE.test(sentence))).toEqual([]);
    });

    test("every refusal has its sentence, and there is no sentence without a refusal", () => {
      expect([...seen.refusals.keys()].toSorted()).toEqual(Object.keys(words.refusals).toSorted());
      expect(Object.values(words.refusals).filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
    });

    test("events and refusals point to paragraphs that exist", () => {
      const numbers = [...Object.values(words.rules), ...seen.refusals.values()];
      expect(numbers.filter((number) => paragraph(book, number, paintFor(false)) === undefined)).toEqual([]);
    });

    test("every move has a name of its own and a hint, side by side within eighty columns", () => {
      expect(seen.moves.length).toBeGreaterThan(1);
      for (const move of seen.moves) {
        expect(words.move(move)).toMatch(/^\p{Lu}\S*([ \u00a0]\S+)*$/u);
        expect(words.hint(move)).toMatch(SENTENCE);
      }
      const lines = seen.moves.map((move) => `  1 ${words.move(move)}  ${words.hint(move)}`);
      expect(lines.filter((line) => width(line) > 80)).toEqual([]);
      expect(seen.choices.filter((legal) => new Set(legal.map((move) => words.move(move))).size < legal.length)).toEqual([]);
    });

    test("every option and each of its values has a name", () => {
      const keys = Object.values(game.options).flatMap((spec) => [
        spec.label,
        ...(spec.type === "choice" ? spec.choices : spec.type === "subset" ? spec.of : []).map(
          (value) => `${spec.label}.${value}`,
        ),
      ]);
      expect(keys.filter((key) => !words.options[key])).toEqual([]);
    });
  });
});

const translations = LANGUAGES.filter((language) => language !== FALLBACK);

test.each(games)("$id says as much in one language as in the other, and not the same", async (entry) => {
  const english = await entry.words(FALLBACK);
  const keys = (words: Words) =>
    [words.options, words.optionHints, words.refusals, words.rules].map((part) => Object.keys(part).toSorted());
  for (const language of translations) {
    const words = await entry.words(language);
    expect(keys(words), language).toEqual(keys(english));
    expect(words.tagline, language).not.toBe(english.tagline);
    expect(
      Object.keys(words.refusals).filter((code) => words.refusals[code] === english.refusals[code]),
      language,
    ).toEqual([]);
  }
});

test("the usage text names every command and fits into eighty columns", () => {
  for (const language of LANGUAGES) {
    const usage = textIn(language).usage(LANGUAGES.join("|"));
    expect(usage.split("\n").filter((line) => width(line) > 80)).toEqual([]);
    for (const command of ["play", "serve", "check", "backup", "restore", "forget", "move", "simulate", "replay", "verify"])
      expect(usage).toContain(`tafelrunde ${command}`);
  }
});
