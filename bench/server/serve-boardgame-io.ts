/** King of 12 on the server of boardgame.io: our rules as its one move, our view as its player view, whole states to everybody. */
import { chanceOf } from "@tafelrunde/core";
import { kingOf12 as game, type KingState } from "@tafelrunde/king-of-12";
import { loadPeer } from "../peers.ts";

interface Random {
  readonly random: { Die(sides: number): number };
}

interface Move extends Random {
  readonly G: KingState;
  readonly playerID: string;
}

interface ServerModule {
  Server(options: { games: readonly object[]; origins: readonly string[] }): {
    run(options: { port: number }): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
  };
}

interface Immer {
  original<T>(draft: T): T;
  setAutoFreeze(on: boolean): void;
}

const chanceIn = ({ random }: Random) => chanceOf((sides) => random.Die(sides));

/** Resolves with its port. */
export async function serveBoardgameIo(): Promise<number> {
  const { Server } = loadPeer("boardgame.io/server") as ServerModule;
  const { INVALID_MOVE, ActivePlayers } = loadPeer("boardgame.io/core") as {
    INVALID_MOVE: string;
    ActivePlayers: { ALL: unknown };
  };
  const { original, setAutoFreeze } = loadPeer("immer") as Immer;
  setAutoFreeze(false);

  const make = (context: Move, text: string): KingState | string => {
    const state = game.clone(original(context.G));
    const move = game.parse(text);
    const seat = Number(context.playerID);
    if (move === undefined || game.refusal(state, seat, move)) return INVALID_MOVE;
    game.apply(state, seat, move, { chance: chanceIn(context) });
    return state;
  };
  const served = Server({
    games: [
      {
        name: "king-of-12",
        disableUndo: true,
        setup: (context: Random) => game.setup({ set: "first" }, 2, { chance: chanceIn(context) }),
        turn: { activePlayers: ActivePlayers.ALL },
        // Cards are laid at the same time, so a move may be older than the newest state; and nobody reads it in the log.
        moves: { make: { move: make, redact: true, client: false, ignoreStaleStateID: true } },
        playerView: ({ G, playerID }: { G: KingState; playerID: string | null }) =>
          game.view(G, playerID === null ? "public" : Number(playerID)),
        endIf: ({ G }: { G: KingState }) => game.outcome(G),
      },
    ],
    origins: [],
  });
  const { appServer } = await served.run({ port: 0 });
  return appServer.address().port;
}
