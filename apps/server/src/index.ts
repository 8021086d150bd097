/** What the command line needs of the server. */
export { isEverywhere } from "./addresses.ts";
export { type Checked, checkFolder, type CheckListener } from "./check/check-folder.ts";
export { DEFAULT_PORT, LOG_LEVELS, type LogLevel, type ServerConfig } from "./config.ts";
export { parseLimits } from "./limits/limits.ts";
export { copyFolder } from "./store/copy.ts";
export { type FolderProblem, type Problem, type TableProblem, Unopenable } from "./store/problem.ts";
export { type RunningServer, startServer } from "./server.ts";
