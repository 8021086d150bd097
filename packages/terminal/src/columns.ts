/** Text in columns: how wide it is on a terminal, cut and padded to fit. Colour codes take no room. */

/** Latin letters, punctuation, arrows, lines and blocks: one column each, and nearly all there is to measure. */
const ORDINARY = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2199\u2500-\u25a0]*$/;
// oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character
const COLOUR = /\u001b\[[0-9;]*m/g;
/** Marks and joiners that take no room, and characters that take two columns. */
const NO_COLUMN = /[\p{M}\p{Cf}]/u;
const TWO_COLUMNS =
  /[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

const columnsOf = (character: string): number => (NO_COLUMN.test(character) ? 0 : TWO_COLUMNS.test(character) ? 2 : 1);

export function width(text: string): number {
  const visible = text.replaceAll(COLOUR, "");
  if (ORDINARY.test(visible)) return visible.length;
  let columns = 0;
  for (const character of visible) columns += columnsOf(character);
  return columns;
}

/** At most so wide; a text that was cut ends with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = "";
  for (const character of text) {
    if (width(kept) + columnsOf(character) >= columns) break;
    kept += character;
  }
  return `${kept}…`;
}

/** At least so wide, the text at the left or at the right. */
export const pad = (text: string, columns: number): string => text + " ".repeat(Math.max(0, columns - width(text)));

export const right = (text: string, columns: number): string => " ".repeat(Math.max(0, columns - width(text))) + text;

export function centre(text: string, columns: number): string {
  const room = Math.max(0, columns - width(text));
  return pad(" ".repeat(room >> 1) + text, columns);
}
