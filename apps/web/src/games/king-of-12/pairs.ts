/** What stands on what in King of 12. */
import type { Pairs } from "../../theme/pairs.ts";

export const pairs: Pairs = {
  text: {
    "--room-lit": ["--parchment", "--candlelight", "--cream", "--chalk"],
    "--felt-lit": ["--parchment", "--candlelight", "--gilt", "--chalk"],
    "--felt": ["--parchment", "--candlelight", "--chalk"],
    "--slate": ["--parchment", "--cream", "--candlelight", "--gilt"],
    "--panel over --felt-lit": ["--parchment", "--candlelight", "--saffron"],
    "--night-lit": ["--parchment"],
    "--velvet": ["--cream", "--parchment"],
    "--velvet-deep": ["--cream"],
    "--parchment": ["--ink"],
    "--cream": ["--ink"],
    "--saffron": ["--ink"],
    "--glow": ["--ink"],
    "--silver": ["--ink"],
    "--brass": ["--ink"],
    "--candlelight": ["--ink"],
    "--pale-gold": ["--ink"],
  },
  signs: {
    "--tip-locked": ["--ink"],
    "--cream": ["--tip-now"],
    "--felt-lit": ["--ring", "--glow", "--gilt"],
    "--ink": ["--saffron"],
    "--burst": ["--pale-gold", "--ring"],
    "--slate": ["--sand"],
  },
};
