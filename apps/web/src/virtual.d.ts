/** Modules that the build makes. */
declare module "virtual:shelf" {
  import type { Language } from "@tafelrunde/registry/languages";

  /** What the home page says of each game, without loading any. */
  export const shelf: readonly {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    /** What the levels of its bots are called; left out where there is one kind alone. */
    readonly ranks?: "botRanks" | "partnerRanks";
    readonly title: { readonly [language in Language]: string };
    readonly tagline: { readonly [language in Language]: string };
  }[];
}
