/** What several servers ask of one database: how long logs are, what is new in them, and whose the duties are. */

export const LENGTHS = "SELECT id, entries FROM tables WHERE id = ANY ($1)";

export const READ_FROM = "SELECT seq, entry, mark FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq";

/** Whose the duties of a table are, and until when. After a crash of the database nobody has any: they are claimed anew. */
export const DUTIES =
  "CREATE UNLOGGED TABLE IF NOT EXISTS duties (table_id TEXT PRIMARY KEY, node TEXT NOT NULL, until BIGINT NOT NULL)";

/** The time of the database, in milliseconds: the one clock that all nodes share. */
const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** Tables that another node is about to claim are passed over; and whoever comes second finds that it is no longer free. */
export const CLAIM = `
  WITH clock AS (SELECT ${NOW} AS now),
  free AS (
    SELECT id, wake FROM tables, clock
    WHERE (id = ANY ($2) OR wake < now + $4)
      AND NOT EXISTS (SELECT FROM duties WHERE table_id = id AND node <> $1 AND until >= now)
    ORDER BY id = ANY ($2) DESC, wake LIMIT $5 FOR NO KEY UPDATE OF tables SKIP LOCKED
  ),
  claimed AS (
    INSERT INTO duties (table_id, node, until) SELECT id, $1, now + $3 FROM free, clock ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE duties.node = excluded.node OR duties.until < (SELECT now FROM clock)
    RETURNING table_id
  )
  SELECT id, wake FROM free JOIN claimed ON table_id = id`;

/** The node's own, and what nobody has renewed for long. */
export const RELEASE = `DELETE FROM duties WHERE node = $1 OR until < ${NOW} - 60000`;
