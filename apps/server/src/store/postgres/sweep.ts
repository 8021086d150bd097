/** What a sweep takes out of a database. */

/**
 * Nobody appends anything meanwhile: an append looks first whether its table is there, and would be lost with it. It takes as long as one
 * commit; and if that is not to be had at once, the table is left for the next sweep.
 */
export const LOCK_LOG = "BEGIN; SET LOCAL lock_timeout = '100ms'; LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE";
export const LOCK_NOT_AVAILABLE = "55P03";

export const REMOVE = `
  WITH gone AS (DELETE FROM tables WHERE id = $1 AND entries = $2 RETURNING id),
  unseated AS (DELETE FROM seats USING gone WHERE table_id = gone.id),
  erased AS (DELETE FROM log USING gone WHERE table_id = gone.id)
  SELECT id FROM gone`;

export const REWRITE = `
  UPDATE log SET entry = given.entry, mark = given.mark
  FROM json_to_recordset($2::json) AS given (seq integer, entry text, mark text)
  WHERE table_id = $1 AND log.seq = given.seq`;

export const REMOVE_PEOPLE = `
  WITH page AS (SELECT id FROM identities WHERE id > $1 ORDER BY id LIMIT $3),
  gone AS (
    DELETE FROM identities USING page WHERE identities.id = page.id AND created < $2
      AND NOT EXISTS (SELECT FROM seats WHERE identity = identities.id)
    RETURNING identities.id
  )
  SELECT (SELECT max(id) FROM page) AS last, (SELECT count(*) FROM gone) AS removed`;
