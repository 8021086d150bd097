/** The castle, points and lists in German. */
import type { Seat } from "@tafelrunde/core";
import type { Floors } from "./names.ts";
import { People } from "./people.ts";

export const floors: Floors = ["Dienstboten", "Handwerker", "Kaufleute", "Offiziere", "Würdenträger", "Edelleute", "Königsthron"];

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)!}`;

export const points = (count: number): string => `${count}\u00a0${count === 1 ? "Punkt" : "Punkte"}`;

/** A floor by its number, for a way that leads there. */
export const upstairs = (floor: number): string => `in den ${floor}.\u00a0Stock`;

export const peopleOf = (names: readonly string[], reader: Seat | null): People =>
  new People(names, reader, { you: "du", first: "Du", list });
