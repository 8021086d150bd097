/** What server and clients agree on. */
export { type Code, CODES, type WireRefusal } from "./codes.ts";
export * as fields from "./fields.ts";
export type { Clock, Visibility } from "./fields.ts";
export * as http from "./http.ts";
export type { CommandName, CreateTable, Fill, Sit } from "./http.ts";
export { FrameReader, type ServerMessage, type UpdateMessage } from "./reader.ts";
export { clientMessage, type ClientMessage, MAX_FRAME, newsFrame, serverFrame, type ServerFrame } from "./socket.ts";
export { SUBPROTOCOL, typedFrame } from "./socket.ts";
export { type ChatLine, type SeatInfo, type TableInfo, type TableSummary } from "./table.ts";
export { isUsuallyHere, USUAL, type WireClock, wholeInfo, type WireInfo } from "./whole-info.ts";
