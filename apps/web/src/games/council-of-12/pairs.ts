/** What stands on what in Council of 12. */
import type { Pairs } from "../../theme/pairs.ts";

export const pairs: Pairs = {
  text: {
    "--midnight": [
      "--parchment",
      "--cream",
      "--glow",
      "--frost",
      "--mist",
      "--pale-gold",
      "--loss-pale",
      "--consent",
      "--straw",
      "--saffron",
    ],
    "--moonbeam": ["--parchment", "--cream", "--glow", "--frost", "--mist", "--pale-gold", "--loss-pale", "--consent", "--straw"],
    "--panel over --moonbeam": ["--parchment", "--glow", "--sand", "--saffron", "--gilt", "--straw"],
    "--night-blue": ["--parchment", "--cream", "--saffron", "--steel", "--glow"],
    "--lapis-deep": ["--frost", "--parchment", "--glow"],
    "--lapis": ["--cream"],
    "--azure": ["--cream"],
    "--night": ["--parchment"],
    "--bronze-night": ["--pale-gold", "--cream"],
    "--amethyst-deep": ["--amethyst-pale"],
    "--verdict-lost over --moonbeam": ["--loss-pale"],
    "--parchment": ["--ink", "--lapis-deep", "--sepia", "--velvet", "--moss-deep", "--navy"],
    "--vellum": ["--ink", "--lapis-deep", "--sepia", "--velvet", "--moss-deep"],
    "--cream": ["--ink", "--navy"],
    "--sun": ["--ink"],
    "--glow": ["--ink"],
    "--gilt": ["--ink"],
    "--saffron": ["--ink"],
    "--loss": ["--ink"],
  },
  signs: {
    "--midnight": ["--ring", "--moonlight", "--sun", "--loss"],
    "--lapis-deep": ["--gilt", "--moonlight"],
    "--dial-won": ["--gilt"],
    "--dial-lost": ["--gilt"],
    "--vellum": ["--honey-deep"],
  },
};
