/** Goes through everything in a PostgreSQL database, while servers may be at work in it, and changes nothing. */
import { type Checked, type CheckListener, checkTables, NOTHING } from "./check-tables.ts";

export async function checkDatabase(url: string, listener: CheckListener): Promise<Checked> {
  // Whoever keeps things in a folder need not load it.
  const { connected, problemsIn, versionOf } = await import("../store/postgres/open.ts");
  const { DatabaseTables } = await import("./database-tables.ts");
  return connected(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if ((await versionOf(client)) === undefined) return NOTHING;
    const problems = await problemsIn(client, url);
    for (const wrong of problems) listener.problem(wrong);
    return problems.some(({ code }) => code === "newer") ? NOTHING : checkTables(new DatabaseTables(client), listener);
  });
}
