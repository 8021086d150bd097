/** The drawn die is the very solid of D1. */
import { NEIGHBOURS, opposite } from "@tafelrunde/d12";
import { describe, expect, test } from "vitest";
import { between, draw, FACES, lying, rotate, tipping, type Vector } from "./die.ts";

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const faces = Array.from({ length: 12 }, (_, index) => index + 1);
const close = (a: Vector, b: Vector): void => a.forEach((part, index) => expect(part).toBeCloseTo(b[index]!, 6));

/** Read from the solid alone: the faces that share an edge, counter-clockwise as seen from outside. */
function neighboursOf(face: number): number[] {
  const { normal, up } = FACES[face]!;
  const right: Vector = [
    up[1] * normal[2] - up[2] * normal[1],
    up[2] * normal[0] - up[0] * normal[2],
    up[0] * normal[1] - up[1] * normal[0],
  ];
  const angle = (other: number): number => Math.atan2(dot(FACES[other]!.normal, up), dot(FACES[other]!.normal, right));
  return faces
    .filter((other) => other !== face && dot(FACES[other]!.normal, normal) > 0.4)
    .toSorted((a, b) => angle(a) - angle(b));
}

describe.each(faces)("face %i", (face) => {
  test("touches the five faces of the table, in the order of the table", () => {
    const found = neighboursOf(face);
    const start = found.indexOf(NEIGHBOURS[face]![0]!);
    expect([...found.slice(start), ...found.slice(0, start)]).toEqual(NEIGHBOURS[face]);
    for (const other of found) expect(dot(FACES[face]!.normal, FACES[other]!.normal)).toBeCloseTo(1 / Math.sqrt(5), 6);
  });

  test("lies opposite the face that makes thirteen with it", () => {
    expect(dot(FACES[face]!.normal, FACES[opposite(face)]!.normal)).toBeCloseTo(-1, 6);
  });

  test("is a flat regular pentagon that shares each edge with one neighbour", () => {
    const { corners, normal } = FACES[face]!;
    const heights = corners.map((corner) => dot(corner, normal));
    for (const height of heights) expect(height).toBeCloseTo(heights[0]!, 6);
    for (const [index, corner] of corners.entries()) {
      const next = NEIGHBOURS[face]![(index + 1) % 5]!;
      const shared = FACES[next]!.corners.filter((other) => corners.some((own) => dot(own, other) > 0.999_99));
      expect(shared).toHaveLength(2);
      expect(shared.some((other) => dot(other, corner) > 0.999_99)).toBe(true);
    }
  });

  test("lies towards the viewer with its numeral upright, and its neighbours around it", () => {
    close(rotate(lying(face), FACES[face]!.normal), [0, 0, 1]);
    close(rotate(lying(face), FACES[face]!.up), [0, 1, 0]);
    const drawn = draw(lying(face), 100).map((each) => each.face);
    expect(drawn.at(-1)).toBe(face);
    expect(drawn.slice(0, -1).toSorted((a, b) => a - b)).toEqual(NEIGHBOURS[face]!.toSorted((a, b) => a - b));
  });

  test("comes up by tipping over the shared edge", () => {
    for (const from of NEIGHBOURS[face]!) {
      const tipped = tipping(from, face);
      close(rotate(tipped, FACES[face]!.normal), [0, 0, 1]);
      const edge = FACES[from]!.corners.filter((own) => FACES[face]!.corners.some((other) => dot(own, other) > 0.999_99));
      const direction: Vector = [edge[0]![0] - edge[1]![0], edge[0]![1] - edge[1]![1], edge[0]![2] - edge[1]![2]];
      // Only an axis along the edge leaves the direction of the edge as it was.
      close(rotate(tipped, direction), rotate(lying(from), direction));
    }
  });
});

test("a flip turns to the far side, and a half way there is no longer either", () => {
  close(rotate(tipping(3, 10), FACES[10]!.normal), [0, 0, 1]);
  const half = between(lying(3), tipping(3, 10), 0.5);
  expect(Math.hypot(...half)).toBeCloseTo(1, 6);
  expect(rotate(half, FACES[3]!.normal)[2]).toBeCloseTo(0, 6);
});
