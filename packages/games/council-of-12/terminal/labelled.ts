/** Facts with a label, long ones in several rows. */
import { barred, INNER, pad, type Paint, plain, wrap } from "@tafelrunde/terminal";

/** Text beside its label, in as many rows as it needs; painted line by line, so that markup never spans two of them. */
export function labelled(label: string, columns: number, text: string, paint: Paint, colour = plain): string[] {
  const room = INNER - columns;
  return wrap(text, room).map((line, index) =>
    barred([paint.dim((index === 0 ? label : "").padEnd(columns)) + colour(pad(line, room))], paint),
  );
}
