/** Every game draws itself within eighty columns, straight and without showing what its viewer may not know. */
import { stripVTControlCharacters } from "node:util";
import type { Grammar } from "@tafelrunde/core";
import { width } from "@tafelrunde/terminal";
import { games, LANGUAGES } from "@tafelrunde/registry";
import { describe, expect, test } from "vitest";
import { paintFor } from "./paint.ts";
import { beginnings, longNames, wander } from "../test/wandering.ts";

/** Enough of the ways to set a game up: what is drawn differs little from one to the next. */
const MOST_KINDS = 4;

const plain = paintFor(false);
const painted = paintFor(true);

describe.each(games.flatMap((entry) => LANGUAGES.map((language) => ({ entry, language, id: entry.id }))))(
  "$id in $language",
  ({ entry, language }) => {
    test("at most eighty columns, frames closed, colours without width", async () => {
      const [game, terminal, { text }] = await Promise.all([entry.rules(), entry.terminal(), entry.words(language)]);
      const wide: string[] = [];
      const crooked: string[] = [];
      let drawn = 0;
      wander(
        game,
        1,
        ({ match, heard }) => {
          for (const { viewer } of heard) {
            const { view } = match.update(viewer);
            const lines = terminal.draw(view, longNames, text, plain);
            drawn++;
            wide.push(...lines.filter((line) => width(line) > 80));
            const framed = lines.slice(
              lines.findIndex((line) => line.startsWith("╭")),
              lines.findIndex((line) => line.startsWith("╰")) + 1,
            );
            if (framed.length > 1 && new Set(framed.map(width)).size > 1) crooked.push(framed.join("\n"));
            const coloured = terminal.draw(view, longNames, text, painted);
            if (stripVTControlCharacters(coloured.join("\n")) !== lines.join("\n")) crooked.push(coloured.join("\n"));
          }
        },
        MOST_KINDS,
      );
      expect(drawn).toBeGreaterThan(0);
      expect(wide).toEqual([]);
      expect(crooked).toEqual([]);
    });

    test("two views that are equal are drawn equally, and a seat is told which one it is", async () => {
      const [game, terminal, { text }] = await Promise.all([entry.rules(), entry.terminal(), entry.words(language)]);
      const { grammar } = (await import(`@tafelrunde/core/grammar/${language}`)) as { grammar: Grammar };
      const own = `(${grammar.you})`;
      for (const match of beginnings(game)) {
        const draw = (viewer: number | "public") => terminal.draw(match.update(viewer).view, longNames, text, plain).join("\n");
        expect(draw("public")).not.toContain(own);
        for (const seat of match.seats.keys()) expect(draw(seat).split(own)).toHaveLength(2);
      }
    });
  },
);
