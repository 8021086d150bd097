/** The code in the terminal is the code, module for module, with quiet around it. */
import { width } from "@tafelrunde/terminal";
import { generate } from "lean-qr";
import { expect, test } from "vitest";
import { QUIET, qrLines, qrWidth } from "./qr.ts";

// oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character
const COLOUR = /\x1b\[[\d;]*m/g;
const SHOWN: { readonly [block: string]: readonly [boolean, boolean] } = {
  "█": [true, true],
  "▀": [true, false],
  "▄": [false, true],
  " ": [false, false],
};

/** What a reader in front of the terminal sees: dark or not, row by row. */
function seen(lines: readonly string[]): boolean[][] {
  return lines.flatMap((line) => {
    const cells = line
      .replaceAll(COLOUR, "")
      .split("")
      .map((block) => SHOWN[block]!);
    return [cells.map(([upper]) => upper), cells.map(([, lower]) => lower)];
  });
}

test.each(["http://192.168.178.23:8012", "http://[fd00:1234:5678:9abc:def0:1234:5678:9abc]:8012", "https://tafel.example"])(
  "%s is drawn as it is",
  (text) => {
    const code = generate(text);
    const lines = qrLines(text);
    const rows = seen(lines);
    expect(lines.map((line) => width(line))).toEqual(lines.map(() => qrWidth(text)));
    expect(rows.length).toBeGreaterThanOrEqual(code.size + 2 * QUIET);
    for (const [y, row] of rows.entries())
      for (const [x, dark] of row.entries()) expect(dark, `${x}, ${y}`).toBe(code.get(x - QUIET, y - QUIET));
    expect(rows.slice(0, QUIET).flat()).not.toContain(true);
    expect(rows.slice(-QUIET).flat()).not.toContain(true);
  },
);

test("it is dark on light, whatever the colours of the terminal", () => {
  for (const line of qrLines("x")) {
    expect(line.startsWith("\x1b[38;5;16;48;5;231m")).toBe(true);
    expect(line.endsWith("\x1b[0m")).toBe(true);
  }
});
