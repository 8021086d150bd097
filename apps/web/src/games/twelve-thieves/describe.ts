/** A palace in words, for those who listen. */
import { GUARD_PLACES, type Palace, topChest } from "@tafelrunde/twelve-thieves";
import type { Gate } from "./reasons.ts";
import type { PalaceScene } from "./scene.ts";
import type { Texts } from "./texts/texts.ts";

/** Guards of each seat, the black ones last, as views count them. */
export const guardCounts = ({ slots, thieves }: PalaceScene): readonly number[] =>
  Array.from({ length: thieves.length + 1 }, (_, owner) => slots.filter((slot) => slot === owner).length);

export function describePalace(
  palace: Palace,
  scene: PalaceScene,
  names: readonly string[],
  gate: Gate | null,
  texts: Texts,
): string {
  const guards = guardCounts(scene);
  const standing = guards.flatMap((count, owner) => (count === 0 ? [] : [texts.guards(names[owner] ?? null, count)]));
  const free = GUARD_PLACES - guards.reduce((sum, count) => sum + count, 0);
  const inside = scene.thieves.flatMap((count, seat) => (count === 0 ? [] : [texts.thievesOf(names[seat] ?? "", count)]));
  const entry = gate === null ? [] : ["price" in gate ? texts.price(gate.price) : texts.obstacles[gate.closed]];
  return [
    texts.palaceFacts(palace, scene.chests, topChest(scene)),
    ...standing,
    ...(free === 0 ? [] : [texts.freePlaces(free)]),
    ...inside,
    ...entry,
  ].join("; ");
}
