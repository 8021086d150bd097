/** What the panel below or beside the castle holds at a moment. */
import type { BoardModel } from "./board-model.ts";

export type PanelKind = "victory" | "tray" | "floors" | "verdict" | "ballot";

/** Null where nothing is at hand. */
export function panelKind({
  scene,
  low,
  targets,
  ways,
}: Pick<BoardModel, "scene" | "low" | "targets" | "ways">): PanelKind | null {
  if (scene.count || scene.pad) return null;
  switch (scene.phase) {
    case "over":
      return "victory";
    case "place":
      return low && targets.size > 0 ? "floors" : "tray";
    case "vote":
      return scene.verdict ? "verdict" : "ballot";
    case "rise":
      // In a castle that is too low for fingers, whoever may be moved is offered here as well.
      return low && ways.size > 0 ? "tray" : null;
  }
}
