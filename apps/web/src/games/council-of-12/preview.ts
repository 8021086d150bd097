/** Where each card could bring the die from the present face: worked out by the rules, shown before a card is laid. */
import { type Character, CHARACTERS, type CouncilView, reach, workerPaths } from "@tafelrunde/council-of-12";

export interface Preview {
  /** The faces that the die could show. */
  readonly faces: readonly number[];
  /** The Worker's faces in between. */
  readonly over: readonly number[];
  /** What would take the place of a target. */
  readonly target: readonly number[];
  /** Chance decides which face it will be. */
  readonly chance: boolean;
}

const ALL = Array.from({ length: 12 }, (_, index) => index + 1);
const NONE: Preview = { faces: [], over: [], target: [], chance: false };

/** As printed on their cards. */
const REPLACED: { readonly [character in Character]?: readonly number[] } = { knight: [1, 2, 3, 4], golem: [9, 10, 11, 12] };

const facesIn = (set: number): number[] => ALL.filter((face) => ((set >> face) & 1) === 1);
const sorted = (faces: readonly number[]): number[] => [...new Set(faces)].toSorted((one, other) => one - other);

export function previewOf(card: Character, view: Pick<CouncilView, "face" | "targets" | "begun">): Preview {
  const { face, targets, begun } = view;
  switch (card) {
    case "worker": {
      const paths = workerPaths(face);
      return { ...NONE, faces: sorted(paths.map((path) => path.face)), over: sorted(paths.map(({ middle }) => middle)) };
    }
    case "lady":
      return begun ? NONE : { ...NONE, faces: sorted(targets.flat()) };
    case "oracle":
      return { ...NONE, faces: ALL, chance: true };
    case "knight":
    case "golem":
      return { ...NONE, target: REPLACED[card]! };
    default:
      return { ...NONE, faces: facesIn(reach(CHARACTERS.indexOf(card), face)) };
  }
}

/** Which of the targets the faces of this round meet so far; for a single target only the present face counts. */
export function metTargets({ targets, shown, face, needed, stage }: TargetScene): readonly boolean[] {
  return targets.map((target, index) => {
    if (needed !== null && needed !== index) return true;
    const counting = targets.length === 2 && stage === 0 ? shown : [face];
    return counting.some((each) => target.includes(each));
  });
}

type TargetScene = Pick<CouncilView, "targets" | "shown" | "face" | "needed" | "stage">;
