/** What server and clients agree on. */
export { type Code, CODES, type WireRefusal } from "./codes.ts";
export * as fields from "./fields.ts";
export type { Clock, Visibility } from "./fields.ts";
export * as http from "./http.ts";
export type { CreateTable, Fill, Sit } from "./http.ts";
export {
  clientMessage,
  type ClientMessage,
  MAX_FRAME,
  serverMessage,
  type ServerMessage,
  SUBPROTOCOL,
  type UpdateMessage,
} from "./socket.ts";
export { type ChatLine, type SeatInfo, type TableInfo, type TableSummary } from "./table.ts";
