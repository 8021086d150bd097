/** A palace in words, for those who listen. */
import { GUARD_PLACES, type Palace, topChest } from "@tafelrunde/twelve-thieves";
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import type { Gate } from "./reasons.ts";
import type { PalaceScene } from "./scene.ts";

/** Guards of each seat, the black ones last, as views count them. */
export const guardCounts = ({ slots, thieves }: PalaceScene): readonly number[] =>
  Array.from({ length: thieves.length + 1 }, (_, owner) => slots.filter((slot) => slot === owner).length);

const guardsIn = (text: Text, name: string | undefined, count: number): string =>
  name === undefined ? text.blackGuards(count) : text.guardsOf(name, count);

/** A palace with the chests that are left. */
export function palaceIn(text: Text, palace: Palace, chests: number): string {
  const needed = topChest({ chests });
  if (needed === null) return text.palaceEmptied(palace);
  return chests === 1 ? text.palaceWithChest(palace, needed) : text.palaceWithChests(palace, chests, needed);
}

export function describePalace(
  palace: Palace,
  scene: PalaceScene,
  names: readonly string[],
  gate: Gate | null,
  text: Text,
): string {
  const guards = guardCounts(scene);
  const standing = guards.flatMap((count, owner) => (count === 0 ? [] : [guardsIn(text, names[owner], count)]));
  const free = GUARD_PLACES - guards.reduce((sum, count) => sum + count, 0);
  const inside = scene.thieves.flatMap((count, seat) => (count === 0 ? [] : [text.thievesOf(names[seat] ?? "", count)]));
  const entry = gate === null ? [] : ["price" in gate ? text.price(gate.price) : text.obstacles[gate.closed]];
  return [
    palaceIn(text, palace, scene.chests),
    ...standing,
    ...(free === 0 ? [] : [text.freePlaces(free)]),
    ...inside,
    ...entry,
  ].join("; ");
}
