/** Calls back whoever looks elsewhere when it is their turn or the game begins: by the tab's title, a sound, and a message if they like. */
import { t } from "../i18n/index.svelte.ts";
import type { Game, Seat } from "@tafelrunde/core";
import { notify, withdraw } from "../guests/notification.ts";
import { calling } from "../parts/calling.svelte.ts";
import { preferences } from "../preferences.svelte.ts";
import { imagined } from "./imagined.ts";
import type { TableModel } from "./model.svelte.ts";

function isAwaited(game: Game, view: unknown, seat: Seat): boolean {
  const state = imagined(game, view);
  return (game.awaited ?? game.actors)(state).includes(seat);
}

/** Follows the table as long as the calling component lives; `title` is that of the game. */
export function callWhenAwaited(model: TableModel, title: () => string): void {
  const address = location.pathname;
  let awaited = false;
  let waiting = model.info?.state === "waiting";

  function mark(text: string): void {
    calling.text = `${text} – ${title()}`;
  }

  function call(text: string): void {
    preferences.play("turn");
    if (!document.hidden) return;
    mark(text);
    void notify(title(), text, address);
  }

  function rest(): void {
    if (calling.text === "") return;
    calling.text = "";
    void withdraw(address);
  }

  function look(): void {
    if (!document.hidden) rest();
    else if (awaited) mark(t().guests.attention.turn);
  }

  $effect(() => {
    // What the session says and not what the board shows: in a tab that nobody sees, boards stand still.
    const stop = model.session.listen({
      table({ state }) {
        if (waiting && state === "playing") call(t().guests.attention.begins);
        waiting = state === "waiting";
      },
      update({ view, seat }) {
        const before = awaited;
        awaited = seat !== null && isAwaited(model.game, view, seat);
        if (!awaited) rest();
        else if (!before && document.hidden) call(t().guests.attention.turn);
      },
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      rest();
    };
  });
}
