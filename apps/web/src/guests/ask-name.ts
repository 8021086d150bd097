/** Makes sure that whoever sits down among others has a name: the one that is kept, or one that is asked for now. */
import { mount, unmount } from "svelte";
import { api } from "../api.ts";
import { preferences } from "../preferences.svelte.ts";
import AskName from "./AskName.svelte";

/** Asks, also somebody who has a name. False if they closed the question. */
export async function askName(label: string): Promise<boolean> {
  const me = await api.me();
  const suggestion = preferences.name || (me.ok ? me.value.name : "");
  return new Promise((resolve) => {
    const question = mount(AskName, {
      target: document.body,
      props: {
        suggestion,
        label,
        done(named: boolean): void {
          resolve(named);
          void unmount(question);
        },
      },
    });
  });
}

/** Asks only somebody who has not said a name yet. */
export async function mustBeNamed(label: string): Promise<boolean> {
  return preferences.name !== "" || askName(label);
}
