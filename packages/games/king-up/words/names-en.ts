/** The castle, points and lists in English. */
import type { Seat } from "@tafelrunde/core";
import type { Floors } from "./names.ts";
import { People } from "./people.ts";

export const floors: Floors = ["servants", "artisans", "merchants", "officers", "dignitaries", "nobles", "throne"];

const ORDINALS = ["0th", "1st", "2nd", "3rd", "4th", "5th"] as const;

export const ordinal = (floor: number): string => `${ORDINALS[floor]!}\u00a0floor`;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

export const points = (count: number): string => `${count}\u00a0${count === 1 ? "point" : "points"}`;

export const peopleOf = (names: readonly string[], reader: Seat | null): People =>
  new People(names, reader, { you: "you", first: "You", list });
