/** Answers that the protocol leaves to the server: the list of games, and records. */
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const gamesAnswer = v.strictObject({
  games: v.array(
    v.strictObject({
      id: v.string(),
      rulesVersion: count,
      seats: v.strictObject({ min: count, max: count }),
      /** What a form for these options needs to know. */
      options: v.record(v.string(), v.looseObject({ label: v.string(), type: v.string() })),
      /** Strongest first. */
      bots: v.array(v.string()),
    }),
  ),
});

/** docs/records.md describes every byte of it. */
export const recordAnswer = v.looseObject({
  start: v.looseObject({ format: v.string(), game: v.string(), hash: v.string() }),
  moves: v.array(v.looseObject({ seat: count, move: v.string(), hash: v.string() })),
  end: v.looseObject({ secret: v.string(), hash: v.string() }),
});
