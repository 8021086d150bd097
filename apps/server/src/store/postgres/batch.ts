/**
 * One batch as one statement: it is a transaction of its own, needs one round trip, and holds no lock while anybody waits for the
 * other end. Precondition: a table occurs once in it, and so does a person.
 */
import type { Identity, Patch } from "../store.ts";

export interface Append {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
  readonly mark: string;
  readonly patch: Patch;
}

/**
 * Everything in the same order at every node, so that two batches never wait for each other. A log ends where the index says, so an
 * entry that leaves a gap finds no place, and neither does one whose place was taken: by a batch before, or by one that is committed
 * while this one waits for it.
 */
export const APPEND = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      id text, seq integer, entry text, mark text, tip text, planned boolean, wake bigint, turn text,
      game text, visibility text, state text, created bigint, chronicle text, summary text, holders text[]
    ) ORDER BY id COLLATE "C"
  ),
  opened AS (
    INSERT INTO tables (id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip)
    SELECT id, game, visibility, state, created, wake, chronicle, summary, turn, 1, tip FROM given
    WHERE seq = 0 AND NOT EXISTS (SELECT FROM log WHERE table_id = given.id)
    ON CONFLICT DO NOTHING RETURNING id
  ),
  written AS (
    INSERT INTO log (table_id, seq, entry, mark)
    SELECT id, seq, entry, mark FROM given
    WHERE seq > 0 AND EXISTS (SELECT FROM tables WHERE tables.id = given.id AND entries = seq) OR id IN (SELECT id FROM opened)
    ON CONFLICT DO NOTHING RETURNING table_id AS id
  ),
  kept AS (SELECT given.*, CASE state WHEN 'over' THEN 0 ELSE 1 END AS open FROM given JOIN written USING (id)),
  counted AS (
    UPDATE tables SET
      entries = kept.seq + 1, tip = coalesce(kept.tip, tables.tip),
      state = coalesce(kept.state, tables.state), summary = coalesce(kept.summary, tables.summary),
      wake = CASE WHEN planned THEN kept.wake ELSE tables.wake END, turn = CASE WHEN planned THEN kept.turn ELSE tables.turn END
    FROM kept WHERE tables.id = kept.id AND kept.seq > 0
  ),
  gone AS (
    DELETE FROM seats USING kept WHERE table_id = kept.id AND identity <> ALL (holders)
  ),
  sat AS (
    INSERT INTO seats (identity, table_id, away, open, created)
    SELECT DISTINCT holder, kept.id, 0,
      CASE coalesce(kept.state, (SELECT state FROM tables WHERE id = kept.id)) WHEN 'over' THEN 0 ELSE 1 END,
      coalesce(kept.created, (SELECT created FROM tables WHERE id = kept.id))
    FROM kept CROSS JOIN unnest(holders) AS holder
    ON CONFLICT (identity, table_id) DO UPDATE SET open = excluded.open
  ),
  closed AS (
    UPDATE seats SET open = kept.open FROM kept
    WHERE table_id = kept.id AND holders IS NULL AND kept.state IS NOT NULL AND seats.open <> kept.open
  )
  SELECT id FROM written`;

export const appendValues = (appends: readonly Append[]): string =>
  JSON.stringify(
    appends.map(({ table, seq, text, mark, patch: { tip, expected, row, holders } }) => ({
      ...row,
      ...(row ?? expected),
      planned: (row ?? expected) !== undefined,
      id: table,
      seq,
      entry: text,
      mark,
      tip,
      holders,
    })),
  );

export const SAVE_IDENTITIES = `
  INSERT INTO identities (id, name, created)
  SELECT id, name, created FROM json_to_recordset($1::json) AS given (id text, name text, created bigint) ORDER BY id COLLATE "C"
  ON CONFLICT (id) DO UPDATE SET name = excluded.name`;

export const identityValues = (identities: readonly Identity[]): string => JSON.stringify(identities);

/** Splits writes into rounds in which each key occurs once, in their order; most batches are one round. */
export function rounds<W>(writes: readonly W[], keyOf: (write: W) => string): readonly (readonly W[])[] {
  const found: W[][] = [];
  const seen = new Map<string, number>();
  for (const write of writes) {
    const key = keyOf(write);
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    (found[round] ??= []).push(write);
  }
  return found;
}
