/** Words and drawings of today tell and draw the games of every frozen version too. */
import { width } from "@tafelrunde/terminal";
import { frozenVersions, games, LANGUAGES, rulesOf } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { paintFor } from "./paint.ts";
import { type Situation, wander } from "../test/wandering.ts";

const SENTENCE = /^[„“]?[\p{Lu}\d].*[.!?]$/u;
/** Enough of the ways to set a game up. */
const MOST_KINDS = 4;
const plain = paintFor(false);
const NAMES = ["Lars", "Mia", "Tom", "Lea", "Jan", "Ida"];

test.each(games.flatMap((entry) => LANGUAGES.map((language) => ({ entry, language, id: entry.id }))))(
  "$id in $language",
  async ({ entry, language }) => {
    const [words, terminal] = await Promise.all([entry.words(language), entry.terminal()]);
    const faults = new Set<string>();
    const look = ({ match, heard }: Situation): void => {
      const names = NAMES.slice(0, match.seats.length);
      for (const { viewer, events } of heard) {
        const { view } = match.update(viewer);
        const told = [...events.flatMap((event) => words.event(event, names) ?? []), words.awaited(view, names)];
        const hints = viewer === "public" ? [] : match.moves(viewer).map((move) => words.hint(move));
        for (const sentence of [...told, ...hints]) if (!SENTENCE.test(sentence)) faults.add(sentence);
        for (const line of terminal.draw(view, names, words.text, plain)) if (width(line) > 80) faults.add(line);
      }
    };
    for (const version of frozenVersions(entry)) wander((await rulesOf(entry, version))!, 1, look, MOST_KINDS);
    expect([...faults]).toEqual([]);
  },
);
