/** Random play of a game in boardgame.io: its reducer alone, without network, storage or user interface. */
import { type Chance, fastChance } from "@tafelrunde/core";
import type { Contestant } from "./contestant.ts";
import { loadPeer } from "./peers.ts";

/** A number from 1 to `sides`. */
export type Die = (sides: number) => number;

/** Changes `G`, or answers false if the move is not legal. */
type PeerRule<G> = (G: G, player: number, choice: number, die: Die) => boolean;

/** A game for boardgame.io, as far as it has nothing to do with boardgame.io. */
export interface PeerRules<G> {
  readonly name: string;
  readonly seats: number;
  newGame(die: Die): G;
  copyOf(G: G): G;
  readonly moves: { readonly [name: string]: PeerRule<G> };
  /** Any legal move of whoever is to move, drawn as the contract's rows draw it. */
  anyMove(G: G, chance: Chance): { readonly player: number; readonly name: string; readonly choice: number };
  /** Several if they share the victory; undefined as long as the game goes on. */
  winners(G: G): readonly number[] | undefined;
}

/** The part that we use of what boardgame.io hands to a move. */
interface MoveContext<G> {
  readonly G: G;
  readonly playerID: string;
  readonly random: { Die(sides: number): number };
}

/** A game as its author writes it; `ProcessGameConfig` adds what boardgame.io needs. */
interface PeerGame<G> {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: boolean;
  setup(context: Pick<MoveContext<G>, "random">): G;
  readonly turn: { readonly activePlayers: unknown };
  readonly moves: { readonly [name: string]: (context: MoveContext<G>, choice: number) => G | string };
  endIf(context: Pick<MoveContext<G>, "G">): GameOver | undefined;
}

interface GameOver {
  readonly winners: readonly number[];
}

interface PeerState<G> {
  readonly G: G;
  readonly ctx: { readonly gameover?: GameOver };
}

interface PeerAction {
  readonly type: "MAKE_MOVE";
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface Internal<G> {
  ProcessGameConfig(game: PeerGame<G>): PeerGame<G>;
  InitializeGame(start: { readonly game: PeerGame<G>; readonly numPlayers: number }): PeerState<G>;
  CreateGameReducer(config: { readonly game: PeerGame<G> }): (state: PeerState<G>, action: PeerAction) => PeerState<G>;
}

interface Core {
  readonly INVALID_MOVE: string;
  readonly ActivePlayers: { readonly ALL: unknown };
}

interface Immer {
  original<T>(draft: T): T;
  setAutoFreeze(on: boolean): void;
}

/** With `sharedDice` the dice come from the same luck as the moves, as in the other contestants; else from boardgame.io. */
export function boardgameIo<G>(rules: PeerRules<G>, seed: number, { sharedDice = false } = {}): Contestant {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = loadPeer("boardgame.io/internal") as Internal<G>;
  const chance = fastChance(seed);
  const game = ProcessGameConfig(peerGame(rules, sharedDice ? chance : undefined));
  const reduce = CreateGameReducer({ game });
  const firsts = Array.from({ length: rules.seats }, () => 0);
  let begun = 0;
  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) {
      // Its own seeds come from the clock: many games would share one.
      let state = InitializeGame({ game: { ...game, seed: seed + begun++ }, numPlayers: rules.seats });
      while (state.ctx.gameover === undefined) {
        const { player, name, choice } = rules.anyMove(state.G, chance);
        state = reduce(state, { type: "MAKE_MOVE", payload: { type: name, args: [choice], playerID: String(player) } });
        moves++;
      }
      for (const winner of state.ctx.gameover.winners) firsts[winner]!++;
    }
    return moves;
  };
  return { play, firsts };
}

/** One turn in which everybody may always move, and no events: the least that boardgame.io can be made to do. */
function peerGame<G>(rules: PeerRules<G>, dice: Chance | undefined): PeerGame<G> {
  const { INVALID_MOVE, ActivePlayers } = loadPeer("boardgame.io/core") as Core;
  const { original, setAutoFreeze } = loadPeer("immer") as Immer;
  setAutoFreeze(false);
  const dieOf = ({ random }: Pick<MoveContext<G>, "random">): Die => (dice ? dice.roll : random.Die);
  // Its guide teaches to change the draft; a plain copy that the move returns, never frozen, is much faster.
  const move =
    (rule: PeerRule<G>) =>
    (context: MoveContext<G>, choice: number): G | string => {
      const G = rules.copyOf(original(context.G));
      return rule(G, Number(context.playerID), choice, dieOf(context)) ? G : INVALID_MOVE;
    };
  return {
    name: rules.name,
    disableUndo: true,
    setup: (context) => rules.newGame(dieOf(context)),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: Object.fromEntries(Object.entries(rules.moves).map(([name, rule]) => [name, move(rule)])),
    endIf: ({ G }) => {
      const winners = rules.winners(G);
      return winners === undefined ? undefined : { winners };
    },
  };
}
