/** The tables that every database of ours has, and the questions that are asked of them: what SQLite and PostgreSQL share. */

/** The version of the tables; a newer one is left alone. */
export const VERSION = "4";

/** What a database calls things. */
interface Dialect {
  /** Text that is ordered byte by byte. */
  readonly text: string;
  /** A number of milliseconds. */
  readonly time: string;
  /** Follows the column by which an entry belongs to its table; empty where every append makes sure by itself that there is one. */
  readonly belongs: string;
  /** Stands behind the columns of a table. */
  readonly end: string;
}

/** Makes what is missing, and only that. */
export const tablesIn = ({ text, time, belongs, end }: Dialect): string => `
  CREATE TABLE IF NOT EXISTS meta (key ${text} PRIMARY KEY, value ${text} NOT NULL) ${end};
  CREATE TABLE IF NOT EXISTS identities (
    id ${text} PRIMARY KEY, name ${text} NOT NULL, created ${time} NOT NULL
  ) ${end};
  CREATE TABLE IF NOT EXISTS tables (
    id ${text} PRIMARY KEY, game ${text} NOT NULL, visibility ${text} NOT NULL, state ${text} NOT NULL,
    created ${time} NOT NULL, wake ${time}, summary ${text} NOT NULL, chronicle ${text},
    entries INTEGER NOT NULL DEFAULT 0, tip ${text}, turn ${text}
  ) ${end};
  CREATE INDEX IF NOT EXISTS tables_chronicle ON tables (chronicle) WHERE chronicle IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_open ON tables ((state = 'playing'), created DESC) WHERE visibility = 'public' AND state <> 'over';
  CREATE TABLE IF NOT EXISTS seats (
    identity ${text} NOT NULL, table_id ${text} NOT NULL REFERENCES tables (id), away INTEGER NOT NULL,
    open INTEGER NOT NULL DEFAULT 1, created ${time} NOT NULL DEFAULT 0,
    PRIMARY KEY (identity, table_id)
  ) ${end};
  CREATE INDEX IF NOT EXISTS seats_table ON seats (table_id);
  CREATE INDEX IF NOT EXISTS seats_mine ON seats (identity, open DESC, created DESC);
  CREATE TABLE IF NOT EXISTS log (
    table_id ${text} NOT NULL ${belongs}, seq INTEGER NOT NULL, entry ${text} NOT NULL, mark ${text},
    PRIMARY KEY (table_id, seq)
  ) ${end};
`;

/** Whoever finds that the time has come sets the next one. Takes that, and the present one. */
export const CLAIM_SWEEP = `
  INSERT INTO meta (key, value) VALUES ('sweep', ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE CAST(meta.value AS BIGINT) <= ?`;

const ROW = "id, game, visibility, state, tables.created, wake, chronicle, summary, turn";
const OPEN = "visibility = 'public' AND state <> 'over'";

/** Each takes its values in the order of its question marks. */
export const QUESTIONS = {
  wakes: "SELECT id, wake FROM tables WHERE wake IS NOT NULL",
  lobby: `SELECT ${ROW} FROM tables WHERE ${OPEN} ORDER BY state = 'playing', created DESC LIMIT ?`,
  mine: `
    SELECT ${ROW} FROM seats JOIN tables ON tables.id = seats.table_id WHERE identity = ?
    ORDER BY open DESC, seats.created DESC LIMIT ?`,
  chronicle: `SELECT ${ROW} FROM tables WHERE chronicle = ? ORDER BY tables.created, id`,
  chronicles: `
    SELECT chronicle FROM seats JOIN tables ON tables.id = seats.table_id WHERE identity = ? AND chronicle IS NOT NULL
    GROUP BY chronicle ORDER BY max(tables.created) DESC LIMIT ?`,
  held: "SELECT count(*) AS count FROM seats WHERE identity = ? AND open = 1",
  identity: "SELECT id, name, created FROM identities WHERE id = ?",
  page: `
    SELECT id, state, tip, entry AS last FROM tables LEFT JOIN log ON table_id = id AND seq = entries - 1
    WHERE id > ? ORDER BY id LIMIT ?`,
  lines: `SELECT seq, entry FROM log WHERE table_id = ? AND entry LIKE '{"type":"said",%'`,
  ping: "SELECT 1",
} as const;
