/** What the gallery draws of 12 Thieves: every decision once, and the longest and fullest states. */
import { bySeat, type Seat } from "@tafelrunde/core";
import { type Card, CARDS, DANCER, type ThievesEvent, type ThievesState, twelveThieves } from "@tafelrunde/twelve-thieves";
import { found, type GalleryState, type Planted } from "../../gallery/states.ts";

type State = GalleryState<ThievesState, ThievesEvent>;
type Made = Planted<ThievesState, ThievesEvent>;

const LONG_NAMES = [
  "Wilhelmine von Hohenlohe-Langen",
  "Bartholomäus Maximilian Krause",
  "Friederike Luise Charlotte Ott",
  "Alexandrina",
];

/** The first turn of a game, edited. */
function turn(seats: number, edit: (state: ThievesState) => void): () => Made {
  return () => {
    const made = found(twelveThieves, { seats, wanted: ({ phase, turn: seat }) => phase === "act" && seat === 0 });
    edit(made.state);
    return made;
  };
}

/** Gives a seat these cards and no others; they come from the pile and go back to it. */
function deal(state: ThievesState, seat: Seat, cards: { readonly [card in Card]?: number }): void {
  const { hand } = bySeat(state.seats, seat);
  for (const [index, card] of CARDS.entries()) {
    const more = (cards[card] ?? 0) - hand[index]!;
    hand[index]! += more;
    if (index === DANCER) state.dancers -= more;
    else state.pile[index]! -= more;
  }
}

/** Guards and thieves of all seats, palace by palace; the last number counts the black guards. */
function crowd(state: ThievesState, guards: readonly (readonly number[])[], thieves: readonly (readonly number[])[]): void {
  for (const [index, palace] of state.palaces.entries()) {
    palace.guards = [...guards[index]!];
    palace.thieves = [...thieves[index]!];
  }
  for (const [seat, own] of state.seats.entries()) own.home = 12 - thieves.reduce((sum, inside) => sum + inside[seat]!, 0);
}

const GUARDS = [
  [1, 1, 1, 1, 0],
  [0, 0, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [0, 1, 0, 0, 1],
  [0, 0, 1, 0, 2],
  [0, 0, 0, 0, 0],
];
const THIEVES = [
  [3, 2, 1, 3],
  [2, 0, 0, 4],
  [3, 3, 0, 0],
  [0, 2, 4, 0],
  [0, 0, 0, 0],
  [1, 1, 1, 1],
];

/** Four players, long into the game: every way to pay is there. */
const rich = turn(4, (state) => {
  crowd(state, GUARDS, THIEVES);
  deal(state, 0, { red: 5, green: 2, white: 12, purple: 1, blue: 3, yellow: 1, dancer: 4 });
  for (const [seat, chests] of [3, 2, 2, 1].entries()) bySeat(state.seats, seat).chests = chests;
  for (const [index, chests] of [2, 1, 4, 3, 2, 0].entries()) state.palaces[index]!.chests = chests;
});

const poor = turn(4, (state) => {
  crowd(state, GUARDS, THIEVES);
  deal(state, 0, { red: 1, yellow: 1 });
});

const acted = (make: () => Made, thiefActions: number) => (): Made => {
  const made = make();
  made.state.actions = thiefActions + 1;
  made.state.thiefActions = thiefActions;
  return made;
};

const waiting = (make: () => Made) => (): Made => {
  const made = make();
  made.state.turn = 2;
  return made;
};

const decisions: readonly State[] = [
  { name: "place", decision: "place", seat: 0, make: placing("posted"), touches: ["[data-target=white]"] },
  { name: "place-either", decision: "place-either", seat: 0, make: placing("chosen"), touches: ["[data-piece='place:black']"] },
  { name: "turn", decision: "turn", seat: 0, make: rich },
  { name: "turn-acted", decision: "end-turn", seat: 0, make: acted(rich, 2), touches: ["[data-act=draw]"] },
  { name: "pass-dancer", decision: "pass", seat: 0, make: rich, touches: ["[data-act=draw-dancer]"] },
  { name: "smuggle", decision: "smuggle", seat: 0, make: rich, touches: ["[data-piece=home]", "[data-target=red]"] },
  { name: "thief-picked", decision: "thief", seat: 0, make: rich, touches: ["[data-piece=home]"] },
  { name: "guard-picked", decision: "guard", seat: 0, make: rich, touches: ["[data-piece='guard:red']"] },
  {
    name: "send",
    decision: "send",
    seat: 0,
    make: rich,
    touches: ["[data-piece='guard:red']", "[data-target=green]"],
  },
  {
    name: "escort",
    decision: "escort",
    seat: 0,
    make: rich,
    touches: ["[data-piece='thief:white']", "[data-target=blue]", "[data-hand=dancer]"],
  },
  {
    name: "bribe",
    decision: "bribe",
    seat: 0,
    make: rich,
    touches: ["[data-piece='black:green']", "[data-target=blue]"],
  },
  { name: "palace", decision: "palace", seat: 0, make: rich, touches: ["[data-palace=white]"] },
];

const reasons: readonly State[] = [
  { name: "why-palace", decision: null, seat: 0, make: poor, touches: ["[data-palace=red]"] },
  { name: "why-closed", decision: null, seat: 0, make: rich, touches: ["[data-palace=blue]"] },
  { name: "why-guard", decision: null, seat: 0, make: turn(4, poorest), touches: ["[data-piece='black:green']"] },
  { name: "why-home", decision: null, seat: 0, make: poor, touches: ["[data-piece=home]"] },
  {
    name: "why-card",
    decision: null,
    seat: 0,
    make: rich,
    touches: ["[data-piece='guard:red']", "[data-target=green]", "[data-hand=white]"],
  },
];

export const states: readonly State[] = [
  ...decisions,
  ...reasons,
  { name: "waiting", decision: null, seat: 0, make: waiting(rich), names: LONG_NAMES, absent: [1, 2] },
  { name: "long-names", decision: null, seat: 0, make: acted(rich, 3), names: LONG_NAMES },
  { name: "two-players", decision: null, seat: 0, make: turn(2, () => {}) },
  { name: "watching", decision: null, seat: null, make: rich, names: LONG_NAMES },
  {
    name: "won",
    decision: null,
    seat: 0,
    make: () => found(twelveThieves, { seats: 4, wanted: ({ phase }) => phase === "over" }),
  },
];

function placing(guards: "posted" | "chosen"): () => Made {
  return () => found(twelveThieves, { options: { guards }, seats: 4, wanted: ({ turn: seat }) => seat === 0 });
}

function poorest(state: ThievesState): void {
  crowd(state, GUARDS, THIEVES);
  deal(state, 0, { yellow: 1 });
}
