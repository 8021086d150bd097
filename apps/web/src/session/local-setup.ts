/** Begins a game on this device and puts it into the store. */
import { checkOptions, type Game, Match, type Options, type Sitter } from "@tafelrunde/core";
import type { Chronicle } from "./local-chronicles.ts";
import type { LocalGame, LocalStore } from "./local-store.ts";
import { newEntropy, newId, newSecret } from "./random.ts";

/** Knights and ladies of the round table. */
const BOT_NAMES = ["Isolde", "Gawan", "Lunete", "Parzival", "Enite", "Erec", "Laudine", "Iwein"];

export interface LocalSetup {
  readonly options: Options;
  /** For each seat a person's name, or the bot that plays there. */
  readonly seats: readonly ({ readonly person: string } | { readonly bot: string })[];
  /** Goes on with this chronicle; without it, a game that keeps a chronicle begins a new one. */
  readonly chronicle?: Pick<Chronicle, "id" | "chapters">;
}

/** Everybody sits down; bots take names that no person has: those of earlier games first, then another one each time. */
export function sitters(seats: LocalSetup["seats"], turn = 0, earlier: readonly string[] = []): readonly Sitter[] {
  const taken = seats.flatMap((seat) => ("person" in seat ? [seat.person.toLowerCase()] : []));
  const turned = BOT_NAMES.map((_, index) => BOT_NAMES[(turn + index) % BOT_NAMES.length]!);
  const known = earlier.filter((name) => BOT_NAMES.includes(name));
  const free = [...new Set([...known, ...turned])].filter((name) => !taken.includes(name.toLowerCase()));
  let bots = 0;
  return seats.map((seat) => {
    if ("person" in seat) return { name: seat.person };
    return { name: free[bots++ % free.length]!, bot: seat.bot };
  });
}

/** Whether these rules allow what was chosen under older ones. */
export const stillAllowed = (game: Game, { options, seats }: Pick<LocalSetup, "options" | "seats">): boolean =>
  checkOptions(game.options, options).ok && seats.length >= game.seats.min && seats.length <= game.seats.max;

export function beginLocal(game: Game, setup: LocalSetup, store: LocalStore): LocalGame {
  const secret = newSecret();
  const entropy = setup.seats.map(newEntropy);
  const last = setup.chronicle?.chapters.at(-1);
  const seats = sitters(setup.seats, Math.floor(Math.random() * BOT_NAMES.length), last?.names);
  const options = { ...setup.options, ...(last && game.chronicle?.next(last.deeds)) };
  const begun = Match.begin(game, { options, seats, secret, entropy });
  if (!begun.ok) throw new Error(`this game cannot begin: ${begun.refusal.code}`);
  const now = Date.now();
  const saved: LocalGame = {
    id: newId(),
    game: game.id,
    people: setup.seats.flatMap((seat, index) => ("person" in seat ? [index] : [])),
    createdAt: now,
    playedAt: now,
    over: false,
    ...(game.chronicle && { chronicle: setup.chronicle?.id ?? newId() }),
    secret,
    record: begun.match.record(),
  };
  store.save(saved);
  return saved;
}
