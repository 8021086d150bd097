/** Colours by the names of the terminal's own palette, so that they are readable on light and dark grounds. */
import type { Paint } from "@tafelrunde/terminal";

const BOLD = [1, 22] as const;
const DIM = [2, 22] as const;
const DEFAULT_COLOUR = 39;

const plain = (text: string): string => text;

export function paintFor(colour: boolean): Paint {
  const mark = ([on, off]: readonly [number, number]) => (colour ? (text: string) => `\x1b[${on}m${text}\x1b[${off}m` : plain);
  return {
    bold: mark(BOLD),
    dim: mark(DIM),
    gold: mark([33, DEFAULT_COLOUR]),
    red: mark([31, DEFAULT_COLOUR]),
    green: mark([32, DEFAULT_COLOUR]),
    blue: mark([36, DEFAULT_COLOUR]),
  };
}
