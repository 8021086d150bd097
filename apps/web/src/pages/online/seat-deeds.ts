/** What the host may do with seats before the game, and the bots there are. */
import { levelsFor } from "@tafelrunde/bots";
import type { Game } from "@tafelrunde/core";
import type { TableInfo } from "@tafelrunde/protocol";
import { api, type Asked } from "../../api.ts";
import { t } from "../../i18n/index.svelte.ts";
import { ranksOf } from "../../i18n/ranks.ts";
import { levelsOf } from "../../session/bot-levels.ts";

export interface BotLevel {
  readonly bot: string;
  readonly label: string;
}

export interface SeatDeeds {
  fill(seat: number, bot?: string): void;
  clear(seat: number): void;
  close(seat: number): void;
  remove(seat: number): void;
  /** Keeps the seat for a program: the token it needs, or undefined if that was refused. */
  program(seat: number): Promise<string | undefined>;
}

/** The bots that are offered to people, strongest first. */
export const botsOffered = async (game: Game): Promise<readonly string[]> => (await levelsFor(game)).map(({ id }) => id);

export const botLevels = (game: Game, bots: readonly string[]): readonly BotLevel[] =>
  levelsOf(game, bots).map(({ bot, level }) => ({
    bot,
    label: bots.length > 1 ? t().guests.host.bot(ranksOf(game)[level]) : t().waiting.fill,
  }));

type Ask = (act: () => Promise<Asked<unknown>>) => Promise<boolean>;

/** Each asks the server; a seat that a bot has is freed first. */
export function seatDeeds(info: () => TableInfo, ask: Ask): SeatDeeds {
  const { id } = info();
  const isBot = (seat: number): boolean => info().seats[seat]?.kind === "bot";
  const free = async (seat: number): Promise<boolean> => !isBot(seat) || ask(() => api.clear(id, seat));
  return {
    async fill(seat, bot) {
      if (await free(seat)) await ask(() => api.fill(id, { seat, ...(bot !== undefined && { bot }) }));
    },
    clear: (seat) => void free(seat),
    async close(seat) {
      if (await free(seat)) await ask(() => api.fewer(id, seat));
    },
    remove: (seat) => void ask(() => api.remove(id, seat)),
    async program(seat) {
      let token: string | undefined;
      const reserve = async (): Promise<Asked<unknown>> => {
        const asked = await api.program(id, seat);
        if (asked.ok) ({ token } = asked.value);
        return asked;
      };
      if (await free(seat)) await ask(reserve);
      return token;
    },
  };
}
