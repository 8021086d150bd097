/** What the board says about a candidate who was touched, and what it says to somebody who has picked something. */
import { BESIDE, type Candidate, MOST_ON_A_FLOOR, type Move, OUT, THRONE, worthOf } from "@tafelrunde/king-up";
import type { Text } from "@tafelrunde/king-up/words/text";
import type { BoardModel } from "./board-model.ts";
import { isRise, placeOf, standingOn } from "./choices.ts";
import { claimantOf, type Scene } from "./scene.ts";

function whereabouts({ places }: Scene, text: Text, candidate: Candidate): string {
  const name = text.candidates[candidate];
  const place = placeOf(places, candidate);
  if (place === BESIDE) return text.standsBeside(name);
  if (place === OUT) return text.isOut(name);
  return text.stands(name, place, worthOf(place));
}

/** For those who listen: who it is, where they stand, and whether they are one's own. */
export function describe(scene: Scene, text: Text, candidate: Candidate): string {
  const own = scene.favourites?.includes(candidate) ? ` (${text.favourite})` : "";
  return `${whereabouts(scene, text, candidate)}${own}`;
}

/** What is being told before its sentence may be: that would give away the end. */
export function suspense({ drum, count }: Scene, text: Text, names: readonly string[]): string | null {
  if (drum) return text.allVoted;
  return count && !count.noted ? text.counting(names[count.seat] ?? "") : null;
}

/** Null for somebody who can only watch. */
export function sentenceFor(model: BoardModel, moves: readonly Move[]): string | null {
  const { picked, scene, text, chosen } = model;
  const type = moves[0]?.type;
  const floors = picked === null ? undefined : model.ways.get(picked);
  if (picked === null || !floors) return type === undefined ? null : cueFor(model, type);
  const name = text.candidates[picked];
  if (isRise(floors)) {
    const above = placeOf(scene.places, picked) + 1;
    return above === THRONE ? text.toThrone(name) : text.goesUp(name, above);
  }
  return chosen === null ? text.whereTo(name) : text.toFloor(name, chosen);
}

const cueFor = ({ hasNo, scene, text }: BoardModel, type: Move["type"]): string => {
  const claimant = claimantOf(scene);
  if (type !== "vote" || !claimant) return type === "place" ? text.cuePlace : text.cueRise;
  return hasNo ? text.cueVote(text.candidates[claimant]) : text.cueVoteYes(text.candidates[claimant]);
};

/** Why the one who was touched cannot be moved, or where they are; null if somebody is in the hand. */
export function reasonFor(model: BoardModel, moves: readonly Move[]): string | null {
  const { picked, scene, text } = model;
  if (picked === null || model.ways.has(picked)) return null;
  const type = moves[0]?.type;
  const place = placeOf(scene.places, picked);
  if (type === "place" && place !== BESIDE) return text.isPlaced(text.candidates[picked]);
  const above = standingOn(scene.places, scene.order, place + 1).length;
  if (type === "rise" && above === MOST_ON_A_FLOOR) return text.isFull(text.candidates[picked], place + 1);
  return whereabouts(scene, text, picked);
}
