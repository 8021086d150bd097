/** Random play of King of 12 in boardgame.io: its reducer alone, without network, storage or user interface. */
import { type Chance, fastChance, NEIGHBOURS } from "@tafelrunde/core";
import { type KingG, type MoveContext, newGame, rules } from "./boardgame-io-king.ts";
import { type Contestant, DUEL_SEATS } from "./contestant.ts";
import { loadPeer } from "./peers.ts";

type PeerMove = (context: MoveContext, choice: number) => KingG | string;

/** A game as its author writes it; `ProcessGameConfig` adds what boardgame.io needs. */
interface PeerGame {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: boolean;
  setup(context: Pick<MoveContext, "random">): KingG;
  readonly turn: { readonly activePlayers: unknown };
  readonly moves: { readonly [name: string]: PeerMove };
  endIf(context: Pick<MoveContext, "G">): { readonly winner: number } | undefined;
}

interface PeerState {
  readonly G: KingG;
  readonly ctx: { readonly gameover?: { readonly winner: number } };
}

interface PeerAction {
  readonly type: "MAKE_MOVE";
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface Internal {
  ProcessGameConfig(game: PeerGame): PeerGame;
  InitializeGame(start: { readonly game: PeerGame; readonly numPlayers: number }): PeerState;
  CreateGameReducer(config: { readonly game: PeerGame }): (state: PeerState, action: PeerAction) => PeerState;
}

interface Core {
  readonly INVALID_MOVE: string;
  readonly ActivePlayers: { readonly ALL: unknown };
}

interface Immer {
  original<T>(draft: T): T;
  setAutoFreeze(on: boolean): void;
}

const CARDS_IN = Array.from({ length: 128 }, (_, hand) => [1, 2, 4, 8, 16, 32, 64].filter((card) => (hand & card) !== 0));

/** With `sharedDice` the dice come from the same luck as the moves, as in the other contestants; else from boardgame.io. */
export function boardgameIo(seed: number, { sharedDice = false } = {}): Contestant {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = loadPeer("boardgame.io/internal") as Internal;
  const chance = fastChance(seed);
  const game = ProcessGameConfig(kingGame(sharedDice ? chance : undefined));
  const reduce = CreateGameReducer({ game });
  const firsts = [0, 0];
  let begun = 0;
  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) {
      // Its own seeds come from the clock: many games would share one.
      let state = InitializeGame({ game: { ...game, seed: seed + begun++ }, numPlayers: DUEL_SEATS });
      while (state.ctx.gameover === undefined) {
        const { stage, chooser, seats } = state.G;
        const player = stage === "lay" ? Number(seats[0].laid !== 0) : chooser;
        const { face, hand } = seats[player]!;
        const choice = chance.pick(stage === "tip" ? NEIGHBOURS[face]! : CARDS_IN[hand]!);
        const playerID = player === 0 ? "0" : "1";
        state = reduce(state, { type: "MAKE_MOVE", payload: { type: stage, args: [choice], playerID } });
        moves++;
      }
      firsts[state.ctx.gameover.winner]!++;
    }
    return moves;
  };
  return { play, firsts };
}

/** One turn in which everybody may always move, and no events: the least that boardgame.io can be made to do. */
function kingGame(dice: Chance | undefined): PeerGame {
  const { INVALID_MOVE, ActivePlayers } = loadPeer("boardgame.io/core") as Core;
  const { original, setAutoFreeze } = loadPeer("immer") as Immer;
  setAutoFreeze(false);
  const rollOf = ({ random }: Pick<MoveContext, "random">) => (dice ? () => dice.roll(12) : random.D12);
  // Its guide teaches to change the draft; a plain copy that the move returns, never frozen, is much faster.
  const move =
    (rule: (typeof rules)[keyof typeof rules]): PeerMove =>
    (context, choice) => {
      const { stage, chooser, seats } = original(context.G);
      const G: KingG = { stage, chooser, seats: [{ ...seats[0] }, { ...seats[1] }] };
      return rule(G, Number(context.playerID), choice, rollOf(context)) ? G : INVALID_MOVE;
    };
  return {
    name: "king-of-12",
    disableUndo: true,
    setup: (context) => newGame(rollOf(context)),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { lay: move(rules.lay), tip: move(rules.tip), keep: move(rules.keep) },
    endIf: ({ G }) => (G.stage === "over" ? { winner: G.chooser } : undefined),
  };
}
