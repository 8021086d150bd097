/** The list of public tables, live. */
import type { TableSummary } from "@tafelrunde/protocol";
import type { Connection } from "./session.ts";
import { browserSurroundings, Wire, type WireSurroundings } from "./wire.ts";

export interface LobbyListener {
  /** `more`: so many are not shown, because their hosts have several. */
  tables(tables: readonly TableSummary[], more: number): void;
  state(state: Connection): void;
}

/** Gives back how to stop. */
export function listenToLobby(listener: LobbyListener, around: WireSurroundings = browserSurroundings): () => void {
  const wire = new Wire(
    {
      opened: () => void wire.send({ type: "lobby", on: true }),
      message: (message) => {
        if (message.type === "lobby") listener.tables(message.tables, message.more);
      },
      state: (state) => listener.state(state),
    },
    around,
  );
  wire.open();
  return () => wire.close();
}
