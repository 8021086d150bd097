/** Lets things on the board fly from where they were to where they will be. */
import type { Attachment } from "svelte/attachments";

interface Voyage {
  /** Places as the board marks them (`data-at`). */
  readonly from: string;
  readonly to: string;
  readonly ms: number;
  /** Which of several that set out one after the other. */
  readonly index: number;
  readonly of: number;
}

/** How much of the time is there for the last one to set out. */
const STAGGER = 0.45;

function middle(board: Element, place: string, node: Element): { x: number; y: number } | null {
  const found = board.querySelector(`[data-at="${place}"]`)?.getBoundingClientRect();
  if (!found) return null;
  const frame = board.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  return {
    x: found.left + found.width / 2 - frame.left - own.width / 2,
    y: found.top + found.height / 2 - frame.top - own.height / 2,
  };
}

export function fly({ from, to, ms, index, of }: Voyage): Attachment<HTMLElement> {
  return (node) => {
    const board = node.closest("[data-board]");
    const start = board && middle(board, from, node);
    const end = board && middle(board, to, node);
    if (!start || !end) return;
    node.style.visibility = "visible";
    const late = of > 1 ? ms * STAGGER : 0;
    const rise = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 5);
    const at = (x: number, y: number, scale: number): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
    node.animate(
      [
        { ...at(start.x, start.y, 0.9), opacity: 1 },
        at((start.x + end.x) / 2, (start.y + end.y) / 2 - rise, 1.25),
        { ...at(end.x, end.y, 1), opacity: 1 },
      ],
      { duration: ms - late, delay: of > 1 ? (late * index) / (of - 1) : 0, easing: "ease-in-out", fill: "both" },
    );
  };
}

/** Puts a thing over the middle of a place, or above it, but never half outside the board. */
export function over(place: string, where: "middle" | "above" = "middle"): Attachment<HTMLElement> {
  return (node) => {
    const board = node.closest("[data-board]");
    const spot = board && middle(board, place, node);
    if (!board || !spot) return;
    const inside = (at: number, room: number): number => Math.max(0, Math.min(at, room));
    const { width, height } = node.getBoundingClientRect();
    node.style.left = `${inside(spot.x, board.clientWidth - width)}px`;
    const top = where === "above" ? spot.y - height / 2 : spot.y;
    node.style.top = `${inside(top, board.clientHeight - height)}px`;
  };
}
