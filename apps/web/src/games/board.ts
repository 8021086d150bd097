/** What a game's folder gives to the web client: a board that shows updates and hands in moves, and never works out a rule. */
import type { GameEvent, Seat, TakenBack, Words } from "@tafelrunde/core";
import type { Component } from "svelte";
import type { SeatMark } from "../kit/seats.ts";
import type { Lesson } from "../lesson/lesson.ts";

/** How fast boards tell what happened. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Why nobody sits where somebody should: not connected, or a bot plays until they are back. */
export interface Absence {
  readonly kind: "gone" | "replaced";
  readonly label: string;
}

/** One step of the game for the board to show: where it stands now, and what led there. */
export interface Step<V = unknown, E extends GameEvent = GameEvent> {
  readonly seq: number;
  readonly view: V;
  /** Empty when the board is first shown, or shown anew after a jump: then nothing is to be animated. */
  readonly events: readonly (E | TakenBack)[];
}

/** `T` is the dictionary of the game, which the board finds as `words.text`. */
export interface BoardProps<V = unknown, M = unknown, E extends GameEvent = GameEvent, T = unknown> {
  /** The step to show. The next one comes only after `settled` was called for this one. */
  readonly step: Step<V, E>;
  /** The board has shown the step and stands still; called once for each step, also when it was skipped. */
  readonly settled: (seq: number) => void;
  /** The legal moves of the seat that looks, empty while it has nothing to do. */
  readonly moves: readonly M[];
  readonly play: (move: M) => void;
  /** Takes the latest move back; null where there is none that may be. A game that allows it shows the button itself. */
  readonly takeBack: (() => void) | null;
  /** Whose eyes these are; null for somebody without a seat. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** The seat that sentences speak to; null where several people read them. */
  readonly reader: Seat | null;
  /** For every seat, whether its owner is missing; a board shows it at the seat. */
  readonly absences: readonly (Absence | null)[];
  readonly words: Words<M, E, V, T>;
  /** Show facts without travel. */
  readonly reducedMotion: boolean;
  readonly speed: Speed;
  /** While something is told: straight on to where the one who looks may act again. */
  readonly skip: { readonly label: string; readonly act: () => void };
  /** Ask once more before a move that cannot be taken back. */
  readonly confirms: boolean;
  /** Plays a sound, if sounds are on. */
  readonly sound: (name: SoundName) => void;
  /** A move that the lesson points at, as its text; the board marks where to make it. Null outside lessons. */
  readonly hinted: string | null;
}

export type SoundName = "card" | "reveal" | "burst" | "dice" | "token" | "win" | "turn";

/** The default export name of `games/<id>/index.ts` is `game`. */
export interface WebGame<V = unknown, M = unknown, E extends GameEvent = GameEvent, T = unknown> {
  readonly Board: Component<BoardProps<V, M, E, T>>;
  /**
   * How the game went, for the chart beside its result: for every seat its score at the start and after each round. One row
   * for all where they play together.
   */
  readonly course: (events: readonly E[], seats: number) => readonly (readonly number[])[];
  /** How seats are told apart, where a game has marks of its own. */
  readonly mark?: (seat: Seat) => SeatMark;
  readonly lesson: Lesson<T>;
}

/**
 * What every board carries in its markup, so that the page, the keyboard, the lesson and the tests find their way;
 * `boards.test.ts` looks for each of them. A game adds names of its own (`data-candidate`) for what its driver touches.
 */
export const MARKS = [
  { mark: "<Frame", why: "the edge of the board: it carries `data-board`, and a touch goes on while something is told" },
  { mark: "skip", why: '`data-act="skip"` on the button of kit/Skip.svelte, shown while something is told' },
  { mark: "confirm", why: '`data-act="confirm"` on the button that does what was picked' },
  { mark: "playable", why: "the class of whatever can be touched now" },
  { mark: "hinted", why: "the class of what a lesson points at: the thing to pick first, then the button that confirms" },
  { mark: "absences", why: "who is missing is shown at their seat, with kit/AbsenceSign.svelte" },
  { mark: "data-stays", why: "on what must not move when a choice opens; the gallery measures it" },
] as const;

/*
 * What a board carries where it has such a thing:
 * - `data-choice`: a choice that is still to be confirmed; the focus goes there when it would be lost.
 * - `data-hand`: a card in a row that is walked with arrow keys, so that Tab stops at the row once.
 * - `data-act="takeback"`: the button that takes the latest move back.
 * - `data-also`: a target smaller than a finger, whose choice has a larger place elsewhere on the board.
 * - `data-ornament`: lettering that nobody has to read.
 */
