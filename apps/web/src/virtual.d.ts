/** Modules that the build makes. */
declare module "virtual:shelf" {
  import type { Language } from "@tafelrunde/registry/languages";

  /** What the home page says of each game, without loading any. */
  export const shelf: readonly {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    /** How many kinds of bots are offered. */
    readonly levels: number;
    readonly title: { readonly [language in Language]: string };
    readonly tagline: { readonly [language in Language]: string };
  }[];
}
