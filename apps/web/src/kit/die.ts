/** The twelve-sided die as a solid: its faces placed by the table of neighbours (D1), how it lies, and how it is drawn. */
import { NEIGHBOURS, opposite } from "@tafelrunde/d12";

export type Vector = readonly [number, number, number];
/** A rotation: `[w, x, y, z]`, of length 1. */
export type Turn = readonly [number, number, number, number];

interface Face {
  readonly face: number;
  readonly normal: Vector;
  /** On the face, towards the top of its numeral. */
  readonly up: Vector;
  /** Counter-clockwise seen from outside; corner `i` lies between neighbours `i` and `i + 1`. */
  readonly corners: readonly Vector[];
}

/** A face as it is seen: flat points for the outline and the matrix that lays its numeral on it. */
interface DrawnFace {
  readonly face: number;
  readonly points: string;
  readonly matrix: string;
  readonly centre: readonly [number, number];
  /** How much it looks up to the lamp, from 0 to 1. */
  readonly light: number;
  /** How much it looks at the viewer, from 0 to 1. */
  readonly front: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const add = (...all: Vector[]): Vector => all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
const unit = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a));

/** Between the normals of two faces that touch. */
const TIP = Math.acos(1 / Math.sqrt(5));

/** From the middle of the solid to a face, where a corner is 1 away. */
const INNER = Math.sqrt((5 + 2 * Math.sqrt(5)) / 15);

/** Face 1 on top, its neighbours in a ring below it, and the rest opposite to these six: nothing is left to choose. */
function normals(): Vector[] {
  const found: Vector[] = [];
  const put = (face: number, normal: Vector): void => {
    found[face] = normal;
    found[opposite(face)] = scale(normal, -1);
  };
  put(1, [0, 0, 1]);
  for (const [index, face] of NEIGHBOURS[1]!.entries()) {
    const around = (index * 2 * Math.PI) / 5;
    put(face, [Math.sin(TIP) * Math.cos(around), Math.sin(TIP) * Math.sin(around), Math.cos(TIP)]);
  }
  return found;
}

function build(): Face[] {
  const at = normals();
  const faces: Face[] = [];
  for (let face = 1; face <= 12; face++) {
    const normal = at[face]!;
    const around = NEIGHBOURS[face]!;
    const corners = around.map((one, index) => unit(add(normal, at[one]!, at[around[(index + 1) % 5]!]!)));
    faces[face] = { face, normal, up: unit(add(corners[0]!, scale(normal, -INNER))), corners };
  }
  return faces;
}

/** `FACES[face]`; there is no face 0. */
export const FACES: readonly Face[] = build();

export const multiply = (a: Turn, b: Turn): Turn => [
  a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
  a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
  a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
  a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
];

export function about(axis: Vector, angle: number): Turn {
  const [x, y, z] = scale(unit(axis), Math.sin(angle / 2));
  return [Math.cos(angle / 2), x, y, z];
}

export function rotate([w, x, y, z]: Turn, v: Vector): Vector {
  const axis: Vector = [x, y, z];
  const twice = scale(cross(axis, v), 2);
  return add(v, scale(twice, w), cross(axis, twice));
}

/** The shorter way from one rotation to another, at `t` between 0 and 1. */
export function between(from: Turn, to: Turn, t: number): Turn {
  const raw = from.reduce((sum, part, index) => sum + part * to[index]!, 0);
  const sign = raw < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, raw * sign));
  if (angle < 1e-4) return to;
  const [a, b] = [Math.sin((1 - t) * angle) / Math.sin(angle), (sign * Math.sin(t * angle)) / Math.sin(angle)];
  return [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2], a * from[3] + b * to[3]];
}

/** The rotation that takes these three to x, y and z. */
function fromAxes(right: Vector, up: Vector, out: Vector): Turn {
  const [m00, m01, m02] = right;
  const [m10, m11, m12] = up;
  const [m20, m21, m22] = out;
  const candidates: Turn[] = [
    [1 + m00 + m11 + m22, m21 - m12, m02 - m20, m10 - m01],
    [m21 - m12, 1 + m00 - m11 - m22, m01 + m10, m02 + m20],
    [m02 - m20, m01 + m10, 1 - m00 + m11 - m22, m12 + m21],
    [m10 - m01, m02 + m20, m12 + m21, 1 - m00 - m11 + m22],
  ];
  // The longest of four equal answers loses nothing to rounding.
  const lengths = candidates.map((each) => Math.hypot(...each));
  const length = Math.max(...lengths);
  const best = candidates[lengths.indexOf(length)]!;
  return [best[0] / length, best[1] / length, best[2] / length, best[3] / length];
}

/** The die with this face towards the viewer (z) and its numeral upright (y). */
export function lying(face: number): Turn {
  const { normal, up } = FACES[face]!;
  return fromAxes(cross(up, normal), up, normal);
}

/** Rolls over the edge between two faces, or to the far side for faces that do not touch. */
export function tipping(from: number, to: number): Turn {
  const start = lying(from);
  const towards = rotate(start, FACES[to]!.normal);
  const facing: Vector = [0, 0, 1];
  const axis = Math.abs(dot(towards, facing)) > 0.999 ? ([1, 0, 0] as const) : cross(towards, facing);
  return multiply(about(axis, Math.acos(Math.max(-1, Math.min(1, dot(towards, facing))))), start);
}

const LAMP = unit([-0.35, 0.8, 0.75]);
const round = (value: number): number => Math.round(value * 100) / 100;

/** The faces that can be seen, the farthest first; the die's corners lie at `radius` around 0/0, with y downwards. */
export function draw(turn: Turn, radius: number): DrawnFace[] {
  const seen: DrawnFace[] = [];
  for (let face = 1; face <= 12; face++) {
    const { normal, up, corners } = FACES[face]!;
    const out = rotate(turn, normal);
    if (out[2] <= 0.02) continue;
    const rise = rotate(turn, up);
    const side = cross(rise, out);
    const centre: readonly [number, number] = [round(out[0] * INNER * radius), round(-out[1] * INNER * radius)];
    seen.push({
      face,
      points: corners
        .map((corner) => rotate(turn, corner))
        .map(([x, y]) => `${round(x * radius)},${round(-y * radius)}`)
        .join(" "),
      matrix: `matrix(${round(side[0])} ${round(-side[1])} ${round(-rise[0])} ${round(rise[1])} ${centre[0]} ${centre[1]})`,
      centre,
      light: Math.max(0, dot(out, LAMP)),
      front: out[2],
    });
  }
  return seen.toSorted((a, b) => a.front - b.front);
}

export type DieMotion = "still" | "roll" | "tip" | "flip" | "pass";

/** A new object for each move of the die, so that a roll of the same face is a roll too. */
export interface DieScene {
  readonly face: number;
  readonly motion: DieMotion;
}
