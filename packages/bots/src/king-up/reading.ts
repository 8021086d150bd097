/** What a seat makes of the table: the odds of everybody's cards and styles, from the acts of all rounds. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { FAVOURITES, type KingUpView } from "@tafelrunde/king-up";
import { remember, type RoundMemory } from "./memory.ts";
import { logsOfStyles, Odds, posterior } from "./posterior.ts";
import { STYLES } from "./styles.ts";

export interface Reading {
  /** The own card. */
  readonly own: number;
  /** For each seat the odds of every style and card, as others see them for the own seat. */
  readonly odds: readonly Float64Array[];
  /** No cards of every seat; undefined if memory does not reach back to the beginning of the round. */
  readonly noes: Int8Array | undefined;
  /** What the acts of this round say, as logarithms, and what was known of everybody's style before. */
  readonly heard: Odds;
  readonly styles: readonly (readonly number[])[];
  readonly isFree: (card: number) => boolean;
}

export function readTable(view: KingUpView, seat: Seat, told: readonly GameEvent[]): Reading {
  const own = FAVOURITES.findIndex((card) => card.every((candidate) => view.own!.favourites.includes(candidate)));
  const seats = view.seats.length;
  const rounds = remember(told);
  const styles = view.seats.map(() => STYLES.map(({ share }) => Math.log(share)));
  for (const [number, { cards }] of view.rounds.entries()) {
    const round = rounds[number];
    if (!round) continue;
    const past = new Odds(seats);
    past.hearRound(round, number + 1, cards);
    for (const [other, logs] of styles.entries())
      for (const [style, log] of logsOfStyles(past, other, cards[other]!).entries()) logs[style]! += log;
  }
  const shown = new Set(view.rounds.flatMap(({ cards }) => cards));
  const { heard, noes } = readRound(view, seat, rounds[view.round - 1]);
  const isFree = (card: number): boolean => !shown.has(card);
  const odds = view.seats.map((_, other) =>
    posterior(heard, other, styles[other]!, (card) => isFree(card) && (other === seat || card !== own)),
  );
  return { own, odds, noes, heard, styles, isFree };
}

/** What the acts of the present round say. A memory with gaps, which leads to another castle than the one that is seen, says nothing. */
function readRound(view: KingUpView, seat: Seat, present: RoundMemory | undefined): Pick<Reading, "heard" | "noes"> {
  const heard = new Odds(view.seats.length);
  const court = present && heard.hearRound(present, view.round);
  const isWhole =
    court?.noes[seat] === view.own!.no && view.places.every((place, candidate) => place === court.places[candidate]);
  return isWhole ? { heard, noes: court.noes } : { heard: new Odds(view.seats.length), noes: undefined };
}
