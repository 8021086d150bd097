/** What only the viewer knows: favourites with what they are worth now, and vote cards. */
import { MIDDLE, type Paint, row, rule, width } from "@tafelrunde/terminal";
import { cardWith } from "../src/candidates.ts";
import { type KingUpView, pointsFor, worths } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { grid } from "./grid.ts";

/** Six fill a row: names come in the order of the alphabet, and the last is never a long one. */
const FAVOURITE_COLUMNS = 13;

type Own = NonNullable<KingUpView["own"]>;

interface Standing {
  /** Each favourite with its worth. */
  readonly favourites: readonly string[];
  readonly worth: number;
  /** What the card brings if the round ends like this: the same, but for nothing at all in the last round. */
  readonly points: number;
}

function standing({ places, round }: KingUpView, own: Own, text: Text): Standing {
  const card = cardWith(own.favourites);
  const each = worths(places, card);
  return {
    favourites: own.favourites.map((favourite, index) => `${text.candidates[favourite]} ${each[index]}`),
    worth: each.reduce((sum, worth) => sum + worth, 0),
    points: pointsFor(places, card, round),
  };
}

/** The cards in the hand, then the one that lies face down; a laid No still belongs to the seat until it is turned up. */
function voteCards({ no, vote }: Own, text: Text): string {
  const held = [
    ...(vote === "yes" ? [] : [text.votes.yes]),
    ...Array.from({ length: vote === "no" ? no - 1 : no }, () => text.votes.no),
  ];
  const laid = vote === null ? "" : text.cardLaid(text.votes[vote]);
  return text.voteCards(held.join(" ") || text.noCards) + laid;
}

/** The last part of the frame; nothing for the public. */
export function drawHand(view: KingUpView, text: Text, paint: Paint): string[] {
  const { own } = view;
  if (!own) return [];
  const { favourites, worth, points } = standing(view, own, text);
  const line = grid(favourites, favourites.length, FAVOURITE_COLUMNS).join("").trimEnd();
  const title = points === worth ? text.worthNow(worth) : text.worthAtEnd(worth, points);
  return [rule(MIDDLE, paint, `★ ${title}`), row(paint.gold(line), paint), row(voteCards(own, text), paint)];
}

/** The same in few lines, for somebody who looks into several hands at once; six names may need two of them. */
export function listHand(view: KingUpView, columns: number, text: Text): string[] {
  const { own } = view;
  if (!own) return [];
  const { favourites, worth, points } = standing(view, own, text);
  const total = ` = ${worth}${points === worth ? "" : ` → ${points}`}`;
  const whole = favourites.join(", ") + total;
  if (width(whole) <= columns) return [whole, voteCards(own, text)];
  const half = favourites.length / 2;
  return [`${favourites.slice(0, half).join(", ")},`, favourites.slice(half).join(", ") + total, voteCards(own, text)];
}
