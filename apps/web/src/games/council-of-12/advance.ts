/** The table after one more thing has happened. */
import type { Seat } from "@tafelrunde/core";
import { challenge as challengeOf, type CouncilEvent } from "@tafelrunde/council-of-12";
import type { DieMotion } from "../../kit/die.ts";
import type { Scene, SeatScene } from "./scene.ts";

/** What happens on the table: an event, or the Worker's first step, which comes before hers is told to the end. */
export type Change = CouncilEvent | { readonly type: "via"; readonly face: number } | { readonly type: "nothing" };

type Patch = (seat: SeatScene) => Partial<SeatScene>;

const seatsIn = (scene: Scene, seats: readonly Seat[], patch: Patch): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) => (seats.includes(index) ? { ...seat, ...patch(seat) } : seat)),
});

function turn(scene: Scene, face: number, motion: DieMotion): Scene {
  return { ...scene, die: { face, motion }, shown: [...new Set([...scene.shown, face])] };
}

const facesIn = (set: number): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((face) => ((set >> face) & 1) === 1);

/** What was played lies on the discard pile when a round begins. */
const swept: Patch = ({ card, second, discardSize }) => ({
  card: null,
  open: false,
  fate: "lies",
  second: null,
  said: null,
  named: null,
  discardSize: discardSize + (card === null ? 0 : 1) + (second === null ? 0 : 1),
});

export function advance(scene: Scene, change: Change): Scene {
  const still: Scene = { ...scene, ringing: false, joining: null, treasure: null };
  switch (change.type) {
    case "chaired":
      return { ...still, chair: change.seat };
    case "rolled":
      return turn(still, change.face, "roll");
    case "tilted":
      return turn(still, change.face, change.from + change.face === 13 ? "flip" : "tip");
    case "via":
      return turn(still, change.face, "tip");
    case "turned":
      return seatsIn(turn(still, change.face, change.card === "reverser" ? "flip" : "tip"), [change.seat], () => ({
        fate: "done",
      }));
    case "round-began":
      return began(still, change);
    case "renewed":
      // An Oracle that has just been played comes back too.
      return seatsIn(still, [change.seat], ({ discardSize, card }) => ({
        handSize: discardSize + (card === null ? 0 : 1),
        discardSize: 1,
        discardTop: change.card,
        card: null,
        open: false,
      }));
    case "bells-rung":
      return { ...still, belled: true, ringing: true, favour: change.favour };
    case "laid":
      return seatsIn(still, [change.seat], ({ handSize, said }) => ({
        card: change.card ?? "hidden",
        open: change.open,
        fate: "lies",
        handSize: handSize - (change.changed ? 0 : 1),
        said: change.say === "mute" ? said : change.say,
      }));
    case "said":
      return seatsIn(still, [change.seat], () => ({ said: change.sentence }));
    case "named":
      return seatsIn(still, [change.seat], () => ({ named: change.card }));
    case "revealed":
      return seatsIn({ ...still, phase: "reveal" }, [change.seat], () => ({ card: change.card, open: true, fate: "lies" }));
    case "second-laid":
      return seatsIn(still, [change.seat], ({ handSize }) => ({ second: change.card, handSize: handSize - 1 }));
    case "cancelled":
      return seatsIn(still, change.seats, (seat) => ({
        fate: "cancelled",
        ...(seat.second === change.card ? {} : { card: change.card, open: true }),
      }));
    case "idle":
      return seatsIn(still, [change.seat], () => ({ fate: "idle" }));
    case "target-replaced": {
      const faces = change.card === "knight" ? [1, 2, 3, 4] : [9, 10, 11, 12];
      const targets = scene.targets.map((target, index) => (index === change.target - 1 ? faces : target));
      return seatsIn({ ...still, targets }, [change.seat], () => ({ fate: "done" }));
    }
    case "took":
      return seatsIn(still, [change.seat], (seat) => ({
        handSize: seat.handSize + 1,
        discardSize: seat.discardSize - 1,
        discardTop: change.onTop ? null : seat.discardTop,
      }));
    case "judged":
      return { ...still, verdict: change.passed ? "passed" : "failed" };
    case "favour-changed":
      return { ...still, favour: change.favour };
    case "reward-kept":
      return { ...still, kept: [...scene.kept, change.challenge], treasure: change.challenge };
    case "reward-used":
    case "reward-lost":
      return { ...still, kept: scene.kept.filter((number) => number !== change.challenge), treasure: change.challenge };
    case "discarded":
      return seatsIn(still, [change.seat], (seat) => ({
        handSize: seat.handSize - 1,
        discardSize: seat.discardSize + 1,
        discardTop: change.card,
      }));
    case "helped":
      return seatsIn({ ...still, joining: change.petitioner }, change.seats, ({ handSize }) => ({ handSize: handSize + 1 }));
    case "learnt":
      return seatsIn(still, [change.seat], ({ handSize }) => ({ handSize: handSize + 1 }));
    case "kept-silent":
      return { ...still, ticks: change.ticks };
    case "succession":
      return {
        ...seatsIn(still, [...scene.seats.keys()], () => ({ open: true })),
        ...withCards(still, change.cards),
        heir: change.heir,
      };
    case "ended":
      return { ...still, phase: "over", verdict: null, ended: { won: change.won, score: change.score } };
    case "convened":
    case "first-drawn":
    case "proposed":
    case "agreed":
    case "declined":
    case "decided":
    case "scouted":
    case "stayed":
    case "waited":
    case "chair-failed":
    case "target-met":
    case "rewound":
    case "nothing":
      return still;
  }
}

const withCards = (scene: Scene, cards: readonly SeatScene["card"][]): Pick<Scene, "seats"> => ({
  seats: scene.seats.map((seat, index) => ({ ...seat, card: cards[index] ?? null, open: true })),
});

function began(scene: Scene, { round, challenge, petitioner, again }: Extract<CouncilEvent, { type: "round-began" }>): Scene {
  return {
    ...seatsIn(scene, [...scene.seats.keys()], swept),
    phase: "lay",
    round,
    challenge,
    petitioner,
    targets: challengeOf(challenge).targets.map(facesIn),
    shown: [scene.die.face],
    stage: again ? 2 : 0,
    needed: again ? scene.needed : null,
    belled: again && scene.belled,
    verdict: null,
  };
}
