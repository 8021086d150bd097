/** All the ways a server may cheat, for tests: with the luck, with the moves, with what it shows. */
import { chained, type Game, type GameRecord, type Seat } from "@tafelrunde/core";
import { ADA, type Beginning, begun, type Moves, movesOf, type Plot, random, retold } from "./fake-game-server.ts";

interface NamedPlot {
  readonly name: string;
  readonly plot: Plot;
  /** The promise that is broken. */
  readonly breach: string;
  /** Whether the record alone shows it. Where it does not, it is a true game, but not the one that was agreed to and shown. */
  readonly record: boolean;
}

const TOM: Seat = 1;
const MERLIN: Seat = 2;
/** By then everybody has laid a card or two. */
const SEVENTH = 7;
const OTHER = random("another") + random("secret");

/** The record with its chain made anew: what somebody does who knows the format. */
function rechained({ start, moves, end }: GameRecord): GameRecord {
  let previous = "";
  const link = (old: object): object => {
    const entry = chained(previous, Object.fromEntries(Object.entries(old).filter(([name]) => name !== "hash")));
    previous = entry.hash;
    return entry;
  };
  return { start: link(start), moves: moves.map(link), ...(end && { end: link(end) }) } as GameRecord;
}

const withEntropy = (honest: Beginning, seat: Seat, entropy: string): Beginning => ({
  ...honest,
  entropy: honest.entropy.with(seat, entropy),
});

/** The first place from the seventh on at which this seat laid a card. */
const placeOf = ({ moves }: GameRecord, seat: Seat): number =>
  moves.findIndex((entry, index) => index >= SEVENTH && entry.seat === seat && entry.move.startsWith("lay "));

const dropped = (record: GameRecord): Moves => movesOf(record).toSpliced(placeOf(record, ADA), 1);

/** Cards that are laid at the same time may be laid in any order, but they were laid in this one. */
function reordered(record: GameRecord): Moves {
  const moves = movesOf(record);
  const at = record.moves.findIndex(
    ({ seat, rolls }, index) => seat === ADA && rolls.length === 0 && moves[index + 1]?.[0] === TOM,
  );
  return moves.with(at, moves[at + 1]!).with(at + 1, moves[at]!);
}

const CARDS = ["lay knight", "lay golem", "lay machine", "lay oracle", "lay parasite"];

/** Other cards for the one that was laid there; some are still in hand. */
const othersAt = ({ moves }: GameRecord, at: number): Moves =>
  CARDS.filter((card) => card !== moves[at]!.move).map((card) => [moves[at]!.seat, card] as const);

function inserted(record: GameRecord): Moves {
  const at = placeOf(record, ADA);
  return movesOf(record).toSpliced(at, 0, ...othersAt(record, at));
}

function changed(record: GameRecord): Moves {
  const at = placeOf(record, TOM);
  return movesOf(record).toSpliced(at, 1, ...othersAt(record, at));
}

/** A king's die is shown with another face for a moment. */
function blurred(view: unknown, moves: number): unknown {
  const { seats, ...rest } = view as { readonly seats: readonly { readonly face: number }[] };
  return moves === SEVENTH ? { ...rest, seats: seats.map((seat) => ({ ...seat, face: (seat.face % 12) + 1 })) } : view;
}

/** Those against a game of King of 12. */
export function plotsAgainst(game: Game): readonly NamedPlot[] {
  const firstRoll = (luck: Beginning): number => begun(game, luck).record().start.rolls[ADA]![1];
  /** Tries luck until her first die shows its lowest face: what it is all about. */
  const worst = (attempt: (number: number) => Beginning): Beginning => {
    let number = 0;
    while (firstRoll(attempt(number)) !== 1) number++;
    return attempt(number);
  };
  const tell = (moves: (record: GameRecord) => Moves): Plot => ({
    record: (record, luck) => retold(game, luck, moves(record)),
  });
  const starting = (change: (start: GameRecord["start"]) => Partial<GameRecord["start"]>): Plot => ({
    record: (record) => rechained({ ...record, start: { ...record.start, ...change(record.start) } }),
  });
  return [
    {
      name: "a secret that is drawn late, and its commitment swapped",
      plot: { begin: (honest) => worst((number) => ({ ...honest, secret: random(`a ${number}`) + random(`b ${number}`) })) },
      breach: "commitment",
      record: false,
    },
    {
      name: "another secret under the old commitment",
      plot: { record: (record) => rechained({ ...record, end: { ...record.end!, secret: OTHER } }) },
      breach: "record",
      record: true,
    },
    {
      name: "another entropy at her own seat",
      plot: { begin: (honest) => worst((number) => withEntropy(honest, ADA, random(`hers ${number}`))) },
      breach: "own-luck",
      record: false,
    },
    {
      name: "an entropy of Tom's that was chosen after hers was open",
      plot: { begin: (honest) => worst((number) => withEntropy(honest, TOM, random(`his ${number}`))) },
      breach: "other-luck",
      record: false,
    },
    {
      name: "an entropy of the bot's that was chosen after hers was open",
      plot: { begin: (honest) => worst((number) => withEntropy(honest, MERLIN, random(`its ${number}`))) },
      breach: "other-luck",
      record: false,
    },
    {
      name: "an entropy that is changed in the record alone",
      plot: starting(({ entropy }) => ({ entropy: entropy.with(TOM, random("x")) })),
      breach: "other-luck",
      record: true,
    },
    {
      name: "options other than those agreed to",
      plot: { begin: (honest) => ({ ...honest, options: { ...honest.options, set: "random" } }) },
      breach: "agreement",
      record: false,
    },
    { name: "a move that is dropped", plot: tell(dropped), breach: "own-move", record: false },
    { name: "moves in another order", plot: tell(reordered), breach: "own-move", record: false },
    { name: "a move at her seat that is put in", plot: tell(inserted), breach: "own-move", record: false },
    { name: "another's move that is changed", plot: tell(changed), breach: "shown", record: false },
    {
      name: "a roll that is changed in the record",
      plot: starting(({ rolls }) => ({ rolls: rolls.with(TOM, [12, 13 - rolls[TOM]![1]]) })),
      breach: "record",
      record: true,
    },
    {
      name: "dice at the table that are not those of the record",
      plot: { stage: (honest) => ({ ...honest, secret: OTHER }) },
      breach: "shown",
      record: false,
    },
    { name: "a face that is shown for a moment, and never was", plot: { show: blurred }, breach: "shown", record: false },
    { name: "a whole other game, true to itself and to the luck", plot: tell(() => []), breach: "own-move", record: false },
    {
      name: "a record that stops",
      plot: { record: ({ start, moves }) => ({ start, moves: moves.slice(0, SEVENTH) }) },
      breach: "record",
      record: true,
    },
    { name: "no record at all", plot: { record: () => ({ sorry: "lost" }) }, breach: "record", record: true },
  ];
}
