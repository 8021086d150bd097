/** The castle, points and lists in English. */
import type { Floors } from "./names.ts";

export const floors: Floors = ["servants", "artisans", "merchants", "officers", "dignitaries", "nobles", "throne"];

const ORDINALS = ["0th", "1st", "2nd", "3rd", "4th", "5th"] as const;

export const ordinal = (floor: number): string => ORDINALS[floor]!;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

export const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);
