/** Shows each step that a board is given, beat by beat, as fast as the person likes. Called while the board is set up. */
import type { GameEvent } from "@tafelrunde/core";
import { untrack } from "svelte";
import type { BoardProps, Step } from "../games/board.ts";
import { BeatPlayer, type Play } from "./beat-player.svelte.ts";

interface Occasions<V, E extends GameEvent> {
  /** A new step is about to be shown. */
  readonly begin: (step: Step<V, E>) => void;
  /** An event is told now. */
  readonly tell?: (event: E) => void;
  /** Whether the step that stands still now calls the one who looks; else whenever there is a move to make. */
  readonly calls?: (step: Step<V, E>) => boolean;
}

export function showSteps<S, C, V, M, E extends GameEvent>(
  play: Play<S, C, V, E>,
  props: () => BoardProps<V, M, E>,
  { begin, tell, calls = () => props().moves.length > 0 }: Occasions<V, E>,
): BeatPlayer<S, C, V, E> {
  const player = new BeatPlayer(
    play,
    untrack(() => props().step.view),
  );
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
  $effect(() => {
    const { told } = player;
    if (told) untrack(() => tell?.(told));
  });
  return player;
}
