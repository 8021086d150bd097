/** Begins a game on this device and puts it into the store. */
import { type Game, Match, type Sitter } from "@tafelrunde/core";
import type { LocalGame, LocalStore } from "./local-store.ts";
import { newEntropy, newId, newSecret } from "./random.ts";

/** Knights and ladies of the round table. */
const BOT_NAMES = ["Isolde", "Gawan", "Lunete", "Parzival", "Enite", "Erec", "Laudine", "Iwein"];

export interface LocalSetup {
  readonly options: unknown;
  /** For each seat a person's name, or the bot that plays there. */
  readonly seats: readonly ({ readonly person: string } | { readonly bot: string })[];
}

/** Everybody sits down; bots take names that no person has, another first one each time. */
export function sitters(seats: LocalSetup["seats"], turn = 0): readonly Sitter[] {
  const taken = seats.flatMap((seat) => ("person" in seat ? [seat.person.toLowerCase()] : []));
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  let bots = 0;
  return seats.map((seat) => {
    if ("person" in seat) return { name: seat.person };
    const index = bots++;
    return { name: free[(turn + index) % free.length]!, bot: seat.bot };
  });
}

export function beginLocal(game: Game, setup: LocalSetup, store: LocalStore): LocalGame {
  const secret = newSecret();
  const entropy = setup.seats.map(newEntropy);
  const seats = sitters(setup.seats, Math.floor(Math.random() * BOT_NAMES.length));
  const begun = Match.begin(game, { options: setup.options, seats, secret, entropy });
  if (!begun.ok) throw new Error(`this game cannot begin: ${begun.refusal.code}`);
  const now = Date.now();
  const saved: LocalGame = {
    id: newId(),
    game: game.id,
    people: setup.seats.flatMap((seat, index) => ("person" in seat ? [index] : [])),
    createdAt: now,
    playedAt: now,
    over: false,
    secret,
    record: begun.match.record(),
  };
  store.save(saved);
  return saved;
}
