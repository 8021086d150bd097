/** What the command line needs of the server. */
export { isEverywhere } from "./addresses.ts";
export { checkDatabase } from "./check/check-database.ts";
export { checkFolder } from "./check/check-folder.ts";
export type { Checked, CheckListener } from "./check/check-tables.ts";
export { DEFAULT_PORT, LOG_LEVELS, type LogLevel, type ServerConfig } from "./config.ts";
export { parseKeep } from "./retention/keep.ts";
export { parseLimits } from "./limits/limits.ts";
export { findPeople, type FoundPerson } from "./forget/find-people.ts";
export { forgetPerson } from "./forget/forget-person.ts";
export { copyFolder } from "./store/copy.ts";
export { moveHouse } from "./move/move-house.ts";
export { restoreHouse } from "./move/restore-house.ts";
export { shownUrl } from "./store/postgres/shown-url.ts";
export { type FolderProblem, type Problem, type TableProblem, Unopenable } from "./store/problem.ts";
export { type RunningServer, startServer } from "./server.ts";
export { parentOfThis } from "./workers/parent.ts";
export { startWorkers } from "./workers/start-workers.ts";
