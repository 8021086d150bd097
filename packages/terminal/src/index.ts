/** Everything that those who draw a game as text may use. */
export { drawCards } from "./cards.ts";
export { type Cell, nameCell, plain } from "./cells.ts";
export { cut, pad, right, width } from "./columns.ts";
export { barred, BOTTOM, COLUMNS, HAND_COLUMNS, INNER, JOINING, MIDDLE, row, rule, TOP } from "./frame.ts";
export type { Paint, Terminal } from "./terminal.ts";
export { inLines, wrap, wrapList } from "./wrap.ts";
