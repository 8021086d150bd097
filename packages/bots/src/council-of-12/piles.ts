/** How hands and discard piles of a seat change, as all can see it. */
import type { Character, CouncilEvent, CouncilView } from "@tafelrunde/council-of-12";
import type { Seat } from "@tafelrunde/core";

export type SeatView = CouncilView["seats"][number];

type Change = (seat: SeatView) => Partial<SeatView>;

/** Onto the pile. `from`: whether it was in the hand until now, or lay in front of the seat. */
const onto =
  (card: Character, from: "hand" | "table"): Change =>
  ({ handSize, discardSize, memory }) => {
    const { seen, unseen } = memory!;
    const known = seen.includes(card);
    return {
      handSize: handSize - (from === "hand" ? 1 : 0),
      discardSize: discardSize + 1,
      discardTop: card,
      // One that had been taken back unseen.
      memory: { seen: known ? seen : [...seen, card], unseen: known ? unseen - 1 : unseen },
    };
  };

const fromTable =
  (card: Character): Change =>
  (seat) => ({ ...onto(card, "table")(seat), hasLaid: false, open: null });

const patientGoes: Change = (seat) => (seat.open === "patient" ? fromTable(seat.open)(seat) : {});

const renewed =
  (card: Character): Change =>
  ({ discardSize }) => ({ handSize: discardSize, discardSize: 1, discardTop: card, memory: { seen: [card], unseen: 0 } });

const took =
  (onTop: boolean): Change =>
  ({ handSize, discardSize, discardTop, memory }) => {
    const { seen, unseen } = memory!;
    const sizes = { handSize: handSize + 1, discardSize: discardSize - 1 };
    if (!onTop) return { ...sizes, memory: { seen, unseen: unseen + 1 } };
    // What lay below is on top now; who remembers the order knows it, if nothing was taken from below.
    const left = seen.filter((card) => card !== discardTop);
    return { ...sizes, discardTop: left.at(-1) ?? null, memory: { seen: left, unseen } };
  };

const learnt: Change = ({ handSize, underSize }) => ({ handSize: handSize + 1, underSize: underSize - 1 });

/** What an event changes at which seats. */
function changesBy(event: CouncilEvent): readonly (readonly [Seat, Change])[] {
  switch (event.type) {
    case "laid": {
      const said = event.say === "mute" ? null : event.say;
      const open = event.open ? (event.card ?? null) : null;
      return [[event.seat, ({ handSize }) => ({ handSize: handSize - (event.changed ? 0 : 1), hasLaid: true, said, open })]];
    }
    case "said":
      return [[event.seat, () => ({ said: event.sentence })]];
    case "named":
      return [[event.seat, () => ({ named: event.card })]];
    case "revealed":
      // The Patient One takes before he lies there himself.
      return [[event.seat, event.card === "patient" ? () => ({ open: event.card }) : fromTable(event.card)]];
    case "idle":
      return [[event.seat, patientGoes]];
    case "cancelled":
      return event.seats.map((seat) => [seat, (one) => (one.hasLaid ? fromTable(event.card)(one) : {})]);
    case "second-laid":
      // The Oracle stays on top.
      return [[event.seat, (seat) => ({ ...onto(event.card, "hand")(seat), discardTop: seat.discardTop })]];
    case "renewed":
      return [[event.seat, renewed(event.card)]];
    case "took":
      return [
        [event.seat, took(event.onTop)],
        [event.seat, patientGoes],
      ];
    case "discarded":
      return [[event.seat, onto(event.card, "hand")]];
    case "learnt":
      return [[event.seat, learnt]];
    case "helped":
      return event.seats.map((seat) => [seat, learnt]);
    default:
      return [];
  }
}

/** All seats after an event. */
export const seatsAfter = (seats: readonly SeatView[], event: CouncilEvent): readonly SeatView[] =>
  changesBy(event).reduce((all, [seat, how]) => all.with(seat, { ...all[seat]!, ...how(all[seat]!) }), seats);
