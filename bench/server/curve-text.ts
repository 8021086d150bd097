/** A curve as text: its points as a table, and a sentence that says where it bends. */
import { figure, markdownTable, ratio } from "./table.ts";

export interface Curve {
  readonly title: string;
  /** What there is more and more of. */
  readonly unit: string;
  readonly columns: readonly string[];
  /** The column by which the curve is judged. */
  readonly judged: number;
  readonly points: readonly { readonly at: number; readonly values: readonly number[] }[];
}

/** So many times the first figure is a bend. */
const BEND = 1.5;

const count = (number: number): string => number.toLocaleString("en");

export function bendOf({ unit, columns, judged, points }: Curve): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const times = (point: Curve["points"][number]): number => point.values[judged]! / first.values[judged]!;
  const bent = points.find((point) => times(point) > BEND);
  const end = `at ${count(last.at)} ${unit} it is ${ratio(times(last))} times that at ${count(first.at)}.`;
  const name = columns[judged]!;
  if (!bent) return `${name} does not bend: ${end}`;
  const before = points[points.indexOf(bent) - 1]!;
  return `${name} bends between ${count(before.at)} and ${count(bent.at)} ${unit}; ${end}`;
}

export function curveText(curve: Curve): string {
  const rows = curve.points.map(({ at, values }) => [count(at), ...values.map(figure)]);
  return `### ${curve.title}\n\n${bendOf(curve)}\n\n${markdownTable([curve.unit, ...curve.columns], rows)}`;
}
