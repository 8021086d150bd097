/** The castle, points and lists in German. */
import type { Floors } from "./names.ts";

export const floors: Floors = ["Dienstboten", "Handwerker", "Kaufleute", "Offiziere", "Würdenträger", "Edelleute", "Königsthron"];

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)!}`;

export const points = (count: number): string => (count === 1 ? "1 Punkt" : `${count} Punkte`);
