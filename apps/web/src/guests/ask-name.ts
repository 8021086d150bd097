/** Makes sure that whoever sits down among others has a name: the one that is kept, or one that is asked for now. */
import { mount, unmount } from "svelte";
import { api } from "../api.ts";
import { preferences } from "../preferences.svelte.ts";
import AskName from "./AskName.svelte";
import { unlike } from "./unlike.ts";

/** Asks, also somebody who has a name. False if they closed the question. `others`: names of those who sit here already. */
export async function askName(label: string, others: readonly string[] = []): Promise<boolean> {
  const me = await api.me();
  const suggestion = preferences.name || unlike(me.ok ? me.value.name : "", others);
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
export async function mustBeNamed(label: string, others: readonly string[] = []): Promise<boolean> {
  return preferences.name !== "" || askName(label, others);
}
