/** Where a replay stands, in words. */
import { t } from "../../i18n/index.svelte.ts";

export const positionIn = (now: number, last: number): string =>
  now === 0 ? t().replay.atStart(last) : t().replay.at(now, last);
