/** The list of public tables, live. */
import type { TableSummary } from "@tafelrunde/protocol";
import type { Connection } from "./session.ts";
import { browserSurroundings, Wire, type WireSurroundings } from "./wire.ts";

export interface LobbyListener {
  tables(tables: readonly TableSummary[]): void;
  state(state: Connection): void;
}

/** Gives back how to stop. */
export function listenToLobby(listener: LobbyListener, around: WireSurroundings = browserSurroundings): () => void {
  const wire = new Wire(
    {
      opened: () => void wire.send({ type: "lobby", on: true }),
      message: (message) => {
        if (message.type === "lobby") listener.tables(message.tables);
      },
      state: (state) => listener.state(state),
    },
    around,
  );
  wire.open();
  return () => wire.close();
}
