/** What the board says about a candidate who was touched, and what it says to somebody who has picked something. */
import { BESIDE, type Candidate, MOST_ON_A_FLOOR, type Move, OUT, THRONE, worthOf } from "@tafelrunde/king-up";
import { isRise, placeOf, standingOn } from "./choices.ts";
import { nameOf } from "./portraits.ts";
import { claimantOf, type Scene } from "./scene.ts";
import type { BoardModel } from "./board-model.ts";
import type { Texts } from "./texts/texts.ts";

function whereabouts({ places }: Scene, texts: Texts, candidate: Candidate): string {
  const name = nameOf(candidate);
  const place = placeOf(places, candidate);
  if (place === BESIDE) return texts.standsBeside(name);
  if (place === OUT) return texts.isOut(name);
  return texts.stands(name, texts.floors[place]!, worthOf(place));
}

/** For those who listen: who it is, where they stand, and whether they are one's own. */
export function describe(scene: Scene, texts: Texts, candidate: Candidate): string {
  const own = scene.favourites?.includes(candidate) ? ` (${texts.favourite})` : "";
  return `${whereabouts(scene, texts, candidate)}${own}`;
}

/** What is being told before its sentence may be: that would give away the end. */
export function suspense({ drum, count }: Scene, texts: Texts, names: readonly string[]): string | null {
  if (drum) return texts.allVoted;
  return count && !count.noted ? texts.counting(names[count.seat] ?? "") : null;
}

/** Null for somebody who can only watch. */
export function sentenceFor(model: BoardModel, moves: readonly Move[]): string | null {
  const { picked, scene, texts, chosen } = model;
  const type = moves[0]?.type;
  const floors = picked === null ? undefined : model.ways.get(picked);
  if (picked === null || !floors) return type === undefined ? null : cueFor(model, type);
  const name = nameOf(picked);
  if (isRise(floors)) {
    const above = placeOf(scene.places, picked) + 1;
    return above === THRONE ? texts.toThrone(name) : texts.goesUp(name, above);
  }
  return chosen === null ? texts.whereTo(name) : texts.toFloor(name, chosen);
}

const cueFor = ({ hasNo, scene, texts }: BoardModel, type: Move["type"]): string => {
  const claimant = claimantOf(scene);
  if (type !== "vote" || !claimant) return texts.cues[type === "place" ? "place" : "rise"];
  return hasNo ? texts.cues.vote(nameOf(claimant)) : texts.cues.onlyYes(nameOf(claimant));
};

/** Why the one who was touched cannot be moved, or where they are; null if somebody is in the hand. */
export function reasonFor(model: BoardModel, moves: readonly Move[]): string | null {
  const { picked, scene, texts } = model;
  if (picked === null || model.ways.has(picked)) return null;
  const type = moves[0]?.type;
  const place = placeOf(scene.places, picked);
  if (type === "place" && place !== BESIDE) return texts.isPlaced(nameOf(picked));
  const above = standingOn(scene.places, scene.order, place + 1).length;
  if (type === "rise" && above === MOST_ON_A_FLOOR) return texts.isFull(nameOf(picked), place + 1);
  return whereabouts(scene, texts, picked);
}
