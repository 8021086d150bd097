/** The players as rows: chests, thieves at home, cards; while guards are placed, how many everybody still has. */
import { type Cell, nameCell, type Paint, plain, width } from "@tafelrunde/terminal";
import { chestsToWin, type ThievesView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { row, type Shape } from "./frame.ts";

const MARK = "▸ ";
const NO_MARK = "  ";
const GAP = 1;

const heads = ({ phase }: ThievesView, text: Text): string[] =>
  phase === "place"
    ? [text.headChests, text.headHome, text.headToPlace]
    : [text.headChests, text.headHome, text.headHand, text.headDancers];

const toPlace = (own: number, black: number, text: Text): string =>
  black === 0 ? text.guardsToPlace(own) : text.bothToPlace(own, black);

function facts(view: ThievesView, seat: number, text: Text): string[] {
  const { handSize, dancers, guardsToPlace, blacksToPlace, home, chests } = view.seats[seat]!;
  return [
    text.ownOf(chests, chestsToWin(view.seats.length)),
    String(home),
    ...(view.phase === "place" ? [toPlace(guardsToPlace, blacksToPlace, text)] : [String(handSize), String(dancers)]),
  ];
}

/** The name; the viewer's own is marked, and so is the one whose turn it is. */
function heading({ phase, turn, viewer }: ThievesView, seat: number, name: string, room: number, text: Text, paint: Paint): Cell {
  const mark = phase !== "over" && turn === seat ? MARK : NO_MARK;
  const [told, colour] = nameCell(name, room - width(mark), seat === viewer ? text.grammar.you : null, paint);
  return [mark + told, colour];
}

/** As wide as `inner`: names get what the other columns leave. */
export function drawSeats(view: ThievesView, names: readonly string[], inner: number, text: Text, paint: Paint): string[] {
  const head = heads(view, text);
  const told = view.seats.map((_, seat) => facts(view, seat, text));
  const columns = head.map((_, column) => Math.max(...[head, ...told].map((cells) => width(cells[column]!))) + GAP);
  const room = inner - columns.reduce((sum, column) => sum + column + GAP, 0);
  const shape: Shape = [[room, ...columns]];
  return [
    row(shape, [["", ...head].map((cell) => [cell, paint.dim])], paint),
    ...told.map((cells, seat) =>
      row(shape, [[heading(view, seat, names[seat]!, room, text, paint), ...cells.map((cell): Cell => [cell, plain])]], paint),
    ),
  ];
}
