/** The frozen versions of rules, each loaded on demand. `npm run freeze` writes this list. */
import type { Game } from "@tafelrunde/core";

type Frozen = { readonly [game: string]: { readonly [version: number]: () => Promise<{ readonly game: Game }> } };

export const frozen: Frozen = {};
