/** Takes a candidate by the hand: from a press on one to the floor where the finger lets go, for mouse, pen and touch alike. */
import type { Candidate, Place } from "@tafelrunde/king-up";

export interface Hold {
  readonly candidate: Candidate;
  readonly x: number;
  readonly y: number;
  /** The floor below the finger. */
  readonly floor: Place | null;
}

interface Dragging {
  /** Something was lifted; false puts it back. */
  lift(candidate: Candidate): boolean;
  hold(now: Hold | null): void;
  drop(candidate: Candidate, floor: Place | null): void;
}

/** Less is a tap with an unsteady hand. */
const SLACK = 9;

function floorAt(x: number, y: number): Place | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row]");
  return row ? Number(row.dataset["row"]) : null;
}

export function draggable(hooks: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let pressed: { candidate: Candidate; id: number; x: number; y: number } | null = null;
    let held = false;

    const down = (event: PointerEvent): void => {
      const source = (event.target as Element).closest<HTMLElement>("button[data-candidate].playable");
      held = false;
      pressed = null;
      if (!source || event.button !== 0 || !event.isPrimary) return;
      const candidate = source.dataset["candidate"] as Candidate;
      pressed = { candidate, id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
      if (!pressed || pressed.id !== pointerId) return;
      if (!held && Math.hypot(x - pressed.x, y - pressed.y) < SLACK) return;
      if (!held) {
        held = hooks.lift(pressed.candidate);
        if (!held) return void (pressed = null);
        root.setPointerCapture(pointerId);
      }
      hooks.hold({ candidate: pressed.candidate, x, y, floor: floorAt(x, y) });
    };
    const end = (event: PointerEvent): void => {
      if (!pressed || !held) return void (pressed = null);
      const { candidate } = pressed;
      pressed = null;
      hooks.hold(null);
      hooks.drop(candidate, event.type === "pointerup" ? floorAt(event.clientX, event.clientY) : null);
      // The click that follows belongs to the drag and must not reach a button.
      setTimeout(() => (held = false));
    };
    const click = (event: Event): void => {
      if (held) event.stopPropagation();
      held = false;
    };

    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", end);
    root.addEventListener("pointercancel", end);
    root.addEventListener("click", click, true);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", end);
      root.removeEventListener("pointercancel", end);
      root.removeEventListener("click", click, true);
    };
  };
}
