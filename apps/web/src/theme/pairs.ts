/** What may stand on what: each palette declares it in a `pairs.ts` beside it, and `palettes.test.ts` works out the contrast in both themes. */

/** The ground, or two of which the upper one lets the lower one through ("--panel over --sky"), and the names that stand on it. */
type Stands = { readonly [ground: string]: readonly string[] };

export interface Pairs {
  /** Must be read: 4.5 to 1. */
  readonly text: Stands;
  /** Large text, signs and the rings around what has the focus: 3 to 1. */
  readonly signs: Stands;
}

/** What all pages share. */
export const pairs: Pairs = {
  text: {
    "--ground": ["--text", "--muted", "--accent", "--danger", "--link"],
    "--surface": ["--text", "--muted", "--accent", "--danger", "--link"],
    "--raised": ["--text", "--muted", "--accent", "--danger", "--link"],
    "--accent": ["--on-accent"],
    "--card": ["--on-card"],
    "--parchment": ["--ink", "--lapis", "--velvet", "--velvet-deep", "--moss"],
    "--cream": ["--die-ink"],
    "--saffron": ["--ink"],
    "--night": ["--parchment"],
    "--night-lit": ["--parchment"],
    "--crimson": ["--cream"],
    "--seat-a": ["--cream"],
    "--seat-b": ["--cream"],
    "--seat-c": ["--cream"],
    "--seat-d": ["--cream"],
    "--seat-e": ["--cream"],
    "--seat-f": ["--cream"],
    "--velvet": ["--cream"],
    "--velvet-deep": ["--cream"],
    "--glow": ["--ink"],
    "--gilt": ["--ink"],
  },
  signs: {
    "--ground": ["--accent"],
    "--parchment": ["--ring-on-paper"],
    "--cream": ["--ring-on-paper"],
    "--night": ["--ring", "--gilt", "--glow", "--brass"],
  },
};
