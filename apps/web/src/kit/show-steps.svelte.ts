/** Lets a board's player show each step that the board is given, as fast as the person likes. Called while the board is set up. */
import type { GameEvent } from "@tafelrunde/core";
import { untrack } from "svelte";
import type { BoardProps, Step } from "../games/board.ts";
import type { BeatPlayer } from "./beat-player.svelte.ts";

interface Occasions<V, E extends GameEvent> {
  /** A new step is about to be shown. */
  readonly begin: (step: Step<V, E>) => void;
  /** Whether the step that stands still now calls the one who looks. */
  readonly calls: (step: Step<V, E>) => boolean;
}

export function showSteps<S, C, V, M, E extends GameEvent>(
  player: BeatPlayer<S, C, V, E>,
  props: () => BoardProps<V, M, E>,
  { begin, calls }: Occasions<V, E>,
): void {
  $effect(() => {
    const { step } = props();
    untrack(() => {
      begin(step);
      const { reducedMotion, speed, sound } = props();
      const settled = (): void => {
        if (step.events.length > 0 && calls(step)) sound("turn");
        props().settled(step.seq);
      };
      player.show(step, { reducedMotion, speed, sound, settled });
    });
  });
  $effect(() => () => player.stop());
  $effect(() => {
    if (props().speed === "instant") untrack(() => player.finish());
  });
}
