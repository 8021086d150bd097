/** A text as a QR code in a terminal: two rows of modules in one row of half blocks, dark on light whatever the terminal's colours are. */
import { generate } from "lean-qr";

/** Modules of quiet around the code, as readers need them. */
export const QUIET = 4;

const DARK_ON_LIGHT = "\x1b[38;5;16;48;5;231m";
const PLAIN = "\x1b[0m";

/** Upper and lower module dark or not. */
const BLOCKS = { "true,true": "█", "true,false": "▀", "false,true": "▄", "false,false": " " } as const;

export function qrLines(text: string): readonly string[] {
  const code = generate(text);
  const places = Array.from({ length: code.size + 2 * QUIET }, (_, index) => index - QUIET);
  return places
    .filter((_, row) => row % 2 === 0)
    .map((y) => {
      const blocks = places.map((x) => BLOCKS[`${code.get(x, y)},${code.get(x, y + 1)}`]);
      return `${DARK_ON_LIGHT}${blocks.join("")}${PLAIN}`;
    });
}

/** How many columns the code takes. */
export const qrWidth = (text: string): number => generate(text).size + 2 * QUIET;
