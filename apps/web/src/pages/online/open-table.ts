/** Opens a table of the server: who one is, the game with its rules, and the line on which the table speaks. */
import type { WireRefusal } from "@tafelrunde/protocol";
import { api } from "../../api.ts";
import { preferences } from "../../preferences.svelte.ts";
import { Luck } from "../../session/luck.ts";
import { RemoteSession } from "../../session/remote.ts";
import { GameKit, type NoKit } from "../../table/game-kit.svelte.ts";
import { TableModel } from "../../table/model.svelte.ts";

interface OpenTable {
  readonly kit: GameKit;
  readonly model: TableModel;
  readonly luck: Luck;
  readonly close: () => void;
}

/** Asking who one is gives a new visitor the identity that the socket then carries. */
async function introduce(): Promise<void> {
  const me = await api.me();
  if (me.ok && preferences.name && me.value.name !== preferences.name) await api.rename(preferences.name);
}

export async function openTable(id: string): Promise<OpenTable | NoKit | WireRefusal | "unreachable"> {
  const [asked] = await Promise.all([api.table(id), introduce()]);
  if (!asked.ok) return asked.offline ? "unreachable" : asked.refusal;
  const { table } = asked.value;
  const load = table.state === "waiting" ? GameKit.loadWithoutBoard : GameKit.load;
  const kit = await load(table.game, table.rulesVersion);
  if (typeof kit === "string") return kit;
  const luck = new Luck(table);
  const session = new RemoteSession(kit.game, table, luck);
  const model = new TableModel(session);
  const hurry = (): void => session.hurry();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  const close = (): void => {
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    model.close();
  };
  return { kit, model, luck, close };
}
