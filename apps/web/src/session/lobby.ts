/** The list of public tables, live. */
import type { TableSummary } from "@tafelrunde/protocol";
import { isPassing, MOMENT } from "./look.ts";
import type { Connection } from "./session.ts";
import { browserServices, Wire, type WireServices } from "./wire.ts";

export interface LobbyListener {
  /** `more`: so many are not shown, because their hosts have several. */
  tables(tables: readonly TableSummary[], more: number): void;
  state(state: Connection): void;
}

/** Gives back how to stop. */
export function listenToLobby(listener: LobbyListener, services: WireServices = browserServices): () => void {
  let isTold = false;
  const ask = (): void => {
    isTold = false;
    wire.send({ type: "lobby", on: true });
  };
  const wire = new Wire(
    {
      opened: ask,
      message: (message) => {
        if (message.type === "lobby") {
          isTold = true;
          listener.tables(message.tables, message.more);
        } else if (message.type === "refused" && isPassing(message.code) && !isTold) services.later(ask, MOMENT);
      },
      state: (state) => listener.state(state),
    },
    services,
  );
  wire.open();
  return () => wire.close();
}
