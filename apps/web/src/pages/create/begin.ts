/** From a filled-in form to a game: on this device or on the server. */
import type { Game, Options, OptionValue } from "@tafelrunde/core";
import { api } from "../../api.ts";
import { mustBeNamed } from "../../guests/ask-name.ts";
import { t } from "../../i18n/index.svelte.ts";
import { refusalSentence } from "../../i18n/refusal.ts";
import { navigation } from "../../navigation.svelte.ts";
import { preferences } from "../../preferences.svelte.ts";
import { localStore } from "../../session/device.ts";
import { beginLocal, type LocalSetup } from "../../session/local-setup.ts";
import { Luck } from "../../session/luck.ts";
import { newId } from "../../session/random.ts";

export function beginHere(game: Game, setup: LocalSetup): void {
  navigation.go(`/local/${beginLocal(game, setup, localStore).id}`);
}

interface Wishes {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly visibility: "link" | "public";
  readonly perMove: number;
  /** The id of the chronicle to go on with; empty for a new one. */
  readonly chronicle: string;
}

const plain = (value: OptionValue): string | number | boolean | string[] => (typeof value === "object" ? [...value] : value);

/** Opens a table; gives back what went wrong, or nothing. */
export async function beginOnline({ game, options, seats, visibility, perMove, chronicle }: Wishes): Promise<string> {
  if (!(await mustBeNamed(t().create.open))) return "";
  await api.rename(preferences.name);
  const asked = await api.create({
    id: newId(),
    game,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, plain(value)])),
    seats,
    visibility,
    clock: { perMove, perGame: 0 },
    ...(chronicle && { chronicle }),
  });
  if (asked.ok) {
    // If this does not get through, the seats are offered at the table itself.
    await new Luck(asked.value.table).sit(0);
    navigation.go(`/t/${asked.value.table.id}`);
    return "";
  }
  return asked.offline ? t().unreachable.text : refusalSentence(asked.refusal, t());
}
