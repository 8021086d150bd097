/** What a seat with a card under its die has shown since it put that card away, from all that it was told. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type KingEvent } from "@tafelrunde/king-of-12";
import { bitsOf } from "./duel-place.ts";
import { type Tokens, tokensOf } from "./duel-scores.ts";
import { facesOf } from "./duel-turn.ts";

/** A turn between two, and how it stood before. The seat that asks comes first. */
export interface Played {
  readonly faces: number;
  readonly tokens: Tokens;
  /** By their numbers. */
  readonly cards: readonly [number, number];
  /** The number of the choice that a Sorcerer or a thief made; 0 if there was none yet. */
  readonly choice: number;
  /** Where the dice lay in the end. */
  readonly ended: number;
}

interface Past {
  /** Those of this round whose cards were turned up. */
  readonly turns: readonly Played[];
  /** Cards that the seat laid in the rounds before, since it put one away. */
  readonly shown: number;
}

export function pastOf(told: readonly GameEvent[], seat: Seat): Past {
  let turns: Played[] = [];
  let shown = 0;
  let inRound = 0;
  let faces = 0;
  let tokens: Tokens = 0;
  const sides = <T>(all: readonly T[]): readonly [T, T] => [all[seat]!, all[1 - seat]!];
  const change = (changed: Partial<Played>): void => void turns.push({ ...turns.pop()!, ...changed });
  for (const event of told as readonly KingEvent[])
    switch (event.type) {
      case "dice-rolled":
        [turns, tokens, faces] = [[], 0, facesOf(...sides(event.faces))];
        shown |= inRound;
        inRound = 0;
        break;
      case "kept":
        if (event.seat === seat) [shown, inRound] = [0, 0];
        break;
      case "revealed":
        turns.push({ faces, tokens, cards: sides(event.cards.map((card) => CARDS.indexOf(card))), choice: 0, ended: faces });
        inRound |= bitsOf([event.cards[seat]!]);
        break;
      case "tipped":
        change({ choice: NEIGHBOURS[event.from]!.indexOf(event.face) });
        break;
      case "valued":
        faces = facesOf(...sides(event.faces));
        change({ ended: faces });
        break;
      case "scored":
        tokens += scored(event, seat);
        break;
      case "stolen":
        tokens += (event.seat === seat ? 1 : -1) * (token(event.token, true) - token(event.token, false));
        change({ choice: event.token });
        break;
      default:
    }
  return { turns, shown };
}

const token = (worth: 1 | 2, isOwn: boolean): Tokens =>
  worth === 1 ? tokensOf(Number(isOwn), 0, Number(!isOwn), 0) : tokensOf(0, Number(isOwn), 0, Number(!isOwn));

function scored({ first, second, swapped }: Extract<KingEvent, { type: "scored" }>, seat: Seat): Tokens {
  let tokens: Tokens = 0;
  if (first !== null) tokens += token(swapped ? 1 : 2, first === seat);
  if (second !== null) tokens += token(swapped ? 2 : 1, second === seat);
  return tokens;
}
