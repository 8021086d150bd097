/** What the gallery draws of King of 12. */
import { kingOf12, type KingState } from "@tafelrunde/king-of-12";
import { found, type GalleryState } from "../../gallery/states.ts";

const at = (seats: number, wanted: (state: KingState) => boolean) => () =>
  found(kingOf12, { seats, options: { set: "first" }, wanted });

export const states: readonly GalleryState<KingState>[] = [
  {
    name: "lay-picked",
    decision: "lay",
    seat: 0,
    make: at(3, ({ phase, turn }) => phase === "lay" && turn === 3),
    touches: ["[data-hand].playable"],
  },
  { name: "tip", decision: "tip", seat: 0, make: at(4, ({ phase, chooser }) => phase === "tip" && chooser === 0) },
];
