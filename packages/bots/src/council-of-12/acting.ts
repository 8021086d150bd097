/** Carrying out cards: when to go, where to turn the die, which target to replace, what to play after the Oracle. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView, Move } from "@tafelrunde/council-of-12";
import { has, indexOf, maskOf } from "./cards.ts";
import type { Company } from "./company.ts";
import { withTarget } from "./goal.ts";
import { expected, type Moment, momentOf, passed, scenesOf, type Way } from "./scene.ts";
import type { Council } from "./table.ts";

/** The way of a choice about the acting card. */
function wayOf({ ordered, view }: Council, move: Move): Way {
  switch (move.type) {
    case "face":
    case "path": {
      const shown = (1 << move.face) | (move.type === "path" ? 1 << move.middle : 0);
      return (from, spare) => ordered.value({ ...from, face: move.face, shown: from.shown | shown, begun: true }, spare);
    }
    case "target": {
      const target = view.needed === 1 ? 2 - move.target : move.target - 1; // The one that is left comes first.
      const card = indexOf(view.acting!);
      return (from, spare) => ordered.value({ ...from, swapped: withTarget(0, target, card), begun: true }, spare);
    }
    case "second": {
      const card = indexOf(move.card);
      // What was carried out before does nothing more.
      if (has(maskOf(view.used), card)) return (from, spare) => ordered.value(from, spare);
      return (from, spare) => ordered.played(card, { ...from, begun: true }, spare);
    }
    default:
      return (from, spare) => ordered.value({ ...from, begun: true }, spare);
  }
}

interface Choosing {
  readonly view: CouncilView;
  readonly me: Seat;
  readonly company: Company;
}

/** The best of the choices that a card offers; `liking` decides between those that are equal. */
export function chooseEffect({ view, me, company }: Choosing, moves: readonly Move[], liking: (move: Move) => number): Move {
  const scenes = scenesOf(view, me, company);
  const worth = moves.map((move) =>
    scenes.reduce(
      (sum, scene) => {
        const { council, weight } = scene;
        const instead = move.type === "second" ? { card: indexOf(move.card), way: passed(council) } : undefined;
        return sum + weight * expected(scene, wayOf(council, move), instead);
      },
      liking(move) / 1000,
    ),
  );
  return moves[worth.indexOf(Math.max(...worth))]!;
}

/** The chance to pass if the own card goes now, without knowing the others', and if others may go before it. */
export function chooseMoment({ view, me, company }: Choosing): Moment {
  const moment = momentOf(scenesOf(view, me, company), indexOf(view.own!.laid!));
  return view.silence === "eerie" ? { ...moment, later: 0 } : moment;
}
