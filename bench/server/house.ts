/** A server of ours and its driver, for as long as some work takes. */
import { DriverProcess, type Task } from "./driver-process.ts";
import type { BenchOptions } from "./options.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** What is played there. */
type Play = Pick<Task, "wish" | "preferred">;

/** How the server is started; without a data folder there is a new one that does not stay. */
type Start = Pick<Parameters<typeof startServer>[1], "data" | "workers">;

export async function house<T>(
  { program }: BenchOptions,
  play: Play,
  work: (driver: DriverProcess, server: ServerProcess) => Promise<T>,
  start: Start = {},
): Promise<T> {
  const server = await startServer("tafelrunde", { program, ...start });
  const driver = new DriverProcess({ name: "tafelrunde", port: server.port, server: server.pid, ...play });
  try {
    return await work(driver, server);
  } finally {
    driver.stop();
    await server.stop();
  }
}
