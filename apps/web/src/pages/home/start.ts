/** Begins a game against bots at once: as last time, and the first time with what is easiest. */
import { navigation } from "../../navigation.svelte.ts";
import { lastTime, localStore } from "../../session/device.ts";

/** Enough for a lively table, few enough for a quick game. */
const USUAL_SEATS = 3;

export async function playNow(gameId: string, name: string): Promise<void> {
  const [{ checkOptions }, { findGame }, { levelsFor }, { botAt }, { beginLocal }] = await Promise.all([
    import("@tafelrunde/core"),
    import("@tafelrunde/registry"),
    import("@tafelrunde/bots"),
    import("../../session/bot-levels.ts"),
    import("../../session/local-setup.ts"),
  ]);
  const game = await findGame(gameId)!.rules();
  const ids = (await levelsFor(game)).map(({ id }) => id);
  const { level, seats = USUAL_SEATS, options } = lastTime.of(gameId);
  const bot = botAt(game, ids, level);
  const count = Math.min(Math.max(seats, game.seats.min), game.seats.max);
  const bots = Array.from({ length: count - 1 }, () => ({ bot }));
  // What a game offered when it was chosen, it may not offer any more.
  const chosen = options && checkOptions(game.options, options).ok ? options : (game.first ?? {});
  const { id } = beginLocal(game, { options: chosen, seats: [{ person: name }, ...bots] }, localStore);
  navigation.go(`/local/${id}`);
}
