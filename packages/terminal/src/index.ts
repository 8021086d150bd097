/** Everything that those who draw a game as text may use. */
export { centre, cut, pad, width } from "./columns.ts";
export type { Paint, Terminal } from "./terminal.ts";
