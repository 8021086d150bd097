/** What the board says about a candidate who was touched, and what it says to somebody who has picked something. */
import { BESIDE, type Candidate, type Move, OUT, THRONE, worthOf } from "@tafelrunde/king-up";
import { isRise, placeOf } from "./choices.ts";
import { nameOf } from "./portraits.ts";
import type { Scene } from "./scene.ts";
import type { Table } from "./table.ts";
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

/** Null for somebody who can only watch, and asks for nothing. */
export function sentenceFor(table: Table, moves: readonly Move[]): string | null {
  const { picked, scene, texts } = table;
  const type = moves[0]?.type;
  if (picked === null)
    return type === undefined ? null : texts.cues[type === "vote" && !table.ballot.has("no") ? "onlyYes" : type];
  const name = nameOf(picked);
  const place = placeOf(scene.places, picked);
  const floors = table.ways.get(picked);
  if (floors) {
    if (!isRise(floors)) return texts.whereTo(name);
    return place + 1 === THRONE ? texts.toThrone(name) : texts.goesUp(name, texts.floors[place + 1]!);
  }
  if (type === "place") return texts.isPlaced(name);
  if (type === "rise" && place !== OUT) return texts.isFull(name, texts.floors[place + 1] ?? "");
  return whereabouts(scene, texts, picked);
}
