/** Begins a game against bots at once, with what most people want. */
import { navigation } from "../../navigation.svelte.ts";

/** Enough for a lively table, few enough for a quick game. */
const USUAL_SEATS = 3;

export async function playNow(gameId: string, name: string): Promise<void> {
  const [{ findGame }, { botsFor }, { beginLocal }, { localStore }] = await Promise.all([
    import("@tafelrunde/registry"),
    import("@tafelrunde/bots"),
    import("../../session/local-setup.ts"),
    import("../../session/device.ts"),
  ]);
  const game = await findGame(gameId)!.rules();
  const bot = (await botsFor(game))[0]!.id;
  const count = Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max);
  const bots = Array.from({ length: count - 1 }, () => ({ bot }));
  const { id } = beginLocal(game, { options: {}, seats: [{ person: name }, ...bots] }, localStore);
  navigation.go(`/local/${id}`);
}
