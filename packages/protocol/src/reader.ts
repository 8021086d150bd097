/** Reads what a server sends: puts changes together with what was known, so that clients have whole views and whole information. */
import { type Delta, Misfit, withDelta } from "@tafelrunde/core/delta";
import type { News, ServerFrame } from "./socket.ts";
import type { ChatLine, TableInfo } from "./table.ts";
import { type WireClock, wholeInfo, type WireInfo } from "./whole-info.ts";

export interface UpdateMessage {
  readonly type: "update";
  readonly table: string;
  readonly seq: number;
  /** The seq that these events follow. */
  readonly after: number;
  /** The whole view. */
  readonly view: unknown;
  readonly events: NonNullable<News["events"]>;
}

/** What a frame says, once it is put together. */
export type ServerMessage =
  | { readonly type: "table"; readonly table: TableInfo }
  | UpdateMessage
  | { readonly type: "chat"; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: "done"; readonly id: string; readonly seq: number }
  /** The news do not follow what was known of this table: watch it again. */
  | { readonly type: "lost"; readonly table: string }
  | Extract<ServerFrame, { readonly type: string }>;

/** What is known of one table. */
interface Known {
  info?: WireInfo;
  clocks: readonly WireClock[];
  seq: number;
  view?: unknown;
}

/** For one connection: a new one begins with a new reader. */
export class FrameReader {
  #table = "";
  readonly #tables = new Map<string, Known>();

  read(frame: ServerFrame): readonly ServerMessage[] {
    if ("type" in frame) return [frame];
    this.#table = frame.table ?? this.#table;
    try {
      return [...this.#news(this.#table, frame)];
    } catch (fault) {
      if (!(fault instanceof Misfit)) throw fault;
      return [{ type: "lost", table: this.#table }];
    }
  }

  *#news(table: string, news: News): Generator<ServerMessage> {
    const known = this.#tables.get(table) ?? { clocks: [], seq: -1 };
    this.#tables.set(table, known);
    if (news.done !== undefined) yield { type: "done", id: news.done, seq: news.seq ?? known.seq };
    const { info, clocks } = news;
    if (info !== undefined) known.info = withDelta(known.info, info as Delta) as WireInfo;
    if (clocks !== undefined) known.clocks = withDelta(known.clocks, clocks as Delta) as readonly WireClock[];
    if (known.info && (info !== undefined || clocks !== undefined))
      yield { type: "table", table: wholeInfo(table, known.info, known.clocks) };
    if (news.events) yield this.#update(table, known, news);
    if (news.chat) yield { type: "chat", table, lines: news.chat };
  }

  #update(table: string, known: Known, { seq = known.seq, after = seq - 1, view, events = [] }: News): UpdateMessage {
    const isWhole = Array.isArray(view) && view.length === 1;
    if (!isWhole && after !== known.seq) throw new Misfit();
    if (view !== undefined) known.view = withDelta(known.view, view as Delta);
    known.seq = seq;
    return { type: "update", table, seq, after, view: known.view, events };
  }
}
