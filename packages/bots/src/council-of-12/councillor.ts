/** A Council of 12 bot: it finds the plan that everybody can find alone, plays its part, says what it does and listens. */
import type { Chance, Seat } from "@tafelrunde/core";
import { councilOf12, type CouncilView, type Move, scenarioOf, SUCCESSION } from "@tafelrunde/council-of-12";
import { type Bot, decideBy, THINKS, type Weighted } from "../bot.ts";
import { companyOf } from "./acquaintance.ts";
import { chooseEffect, chooseMoment } from "./acting.ts";
import { count, indexOf, maskOf, named, WORTH } from "./cards.ts";
import { type Company, declinedAs, isAmongPeople, type Part } from "./company.ts";
import { heirFrom } from "./heir.ts";
import { passesFrom } from "./hands-ahead.ts";
import { chooseCard } from "./laying.ts";
import type { Moment } from "./scene.ts";
import { prospectOf } from "./prospect.ts";
import { chooseHeir, sharedBy } from "./succession.ts";
import { councilOf, NONE } from "./table.ts";
import { agrees, ideaBefore, mustBeSilent, rankJoint, wantsShield } from "./together.ts";

export const councillor: Bot<CouncilView, Move> = {
  id: "councillor",
  // A few milliseconds are enough for its plan; a council acts often, and nobody should wait a second for each card that is turned up.
  thinks: THINKS.easy,
  decide(view, seat, chance, budget, told) {
    const moves = councilOf12.moves(councilOf12.imagine(view, chance), seat);
    const wanted =
      moves.length === 1
        ? always(moves[0]!)
        : wish({ view, seat, moves, company: companyOf({ view, seat, told, budget }) }, chance);
    const texts = new Map(moves.map((move) => [councilOf12.format(move), move]));
    const policy = wanted.flatMap(({ move, probability }) => {
      const legal = texts.get(councilOf12.format(move));
      return legal ? [{ move: legal, probability }] : [];
    });
    return decideBy(policy.length === wanted.length ? policy : always(moves[0]!), chance);
  },
  early(view, seat, chance, budget, told) {
    if (!mayBeEarly(view, seat)) return undefined;
    const moves = councilOf12.moves(councilOf12.imagine(view, chance), seat);
    const company = companyOf({ view, seat, told, budget, isBeforePeople: view.order.length === 0 });
    return early({ view, seat, moves, company }, chance);
  },
};

/** What a good face for the rounds to come is worth, in thousandths of a challenge. */
const FORESIGHT = 20;

const always = (move: Move): readonly Weighted<Move>[] => [{ move, probability: 1 }];

/** One move with this chance, otherwise the other. */
const mixed = (one: Move, probability: number, other: Move): readonly Weighted<Move>[] => [
  { move: one, probability },
  { move: other, probability: 1 - probability },
];

interface Place {
  readonly view: CouncilView;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly company: Company;
}

function wish(place: Place, chance: Chance): readonly Weighted<Move>[] {
  const { view, seat, moves, company } = place;
  if (view.proposal) return always({ type: agrees({ view, me: seat, company }) ? "agree" : "disagree" });
  switch (view.phase) {
    case "lay":
      return view.own!.laid === null ? laying(place) : revealing(place);
    case "reveal":
      return revealing(place);
    case "swap":
      return always(swapping(place));
    case "effect":
    case "second":
      return always(chooseEffect({ view, me: seat, company }, moves, (move) => liking(place, move)));
    case "together": {
      const [best, ...others] = rankJoint({ view, me: seat, company }, moves, chance);
      return others.length === 0 ? always(best!) : mixed(best!, 0.8, others[0]!);
    }
    case "penalty": {
      const shield = moves.find(({ type }) => type === "propose");
      const deadly = view.favour <= view.loss;
      return shield && wantsShield(view) ? mixed(shield, deadly ? 0.9 : 0.6, { type: "pay" }) : always({ type: "pay" });
    }
    default:
      return always(moves.reduce((one, other) => (liking(place, other) > liking(place, one) ? other : one)));
  }
}

/** Faces that the challenges to come are met from; cards to have: those of use, and near the end those that all others have too. */
function liking(place: Place, move: Move): number {
  const { view, seat } = place;
  if (move.type === "face" || move.type === "path") return FORESIGHT * faceAhead(place, move.face);
  if (move.type !== "take" && move.type !== "learn" && move.type !== "discard" && move.type !== "second") return 0;
  const card = indexOf(move.card);
  const near = view.challengesLeft <= 2 ? 6 : 1;
  // What was on top of the pile is seen by all, so that they can count on it.
  const seen = move.type === "take" && view.own!.discard.at(-1) === move.card ? 8 : 0;
  const { owned, petitioner } = councilOf(view, seat);
  const hand = maskOf(view.own!.hand);
  const heir = scenarioOf(view.game)?.heir;
  // Who was helped joins at the end of the round, but not in one that failed.
  const join = view.phase === "discard" || petitioner === NONE ? 0 : (1 << petitioner) & ~owned;
  const keeps = (held: number): number => (heir === undefined ? 0 : heirFrom(view, indexOf(heir), held | join, owned | join));
  const wanted = 40 * (keeps(hand | (1 << card)) - keeps(hand & ~(1 << card))) + (heir === move.card ? 10 : 0);
  const worth = wanted + WORTH[card]! + seen + near * sharedBy(view, seat, card);
  return move.type === "take" || move.type === "learn" ? worth : -worth;
}

/** What the face is good for in the rounds to come, from 0 to 1. */
function faceAhead({ view, seat, company }: Place, face: number): number {
  const isWithPerson = view.seats.length === 2 && isAmongPeople(company, seat);
  const council = councilOf(view, seat, undefined, company);
  return isWithPerson ? passesFrom(council, face) : prospectOf(council, face);
}

const layMove = ({ card, say }: Pick<Part, "card" | "say">): Move => ({ type: "lay", card: named(card), say: say ?? "mute" });

function laying({ view, seat, moves, company }: Place): readonly Weighted<Move>[] {
  const part = view.challenge === SUCCESSION ? { card: chooseHeir(view, seat), say: null } : chooseCard(view, seat, company);
  if (view.counsel && view.silence === "none" && moves.some(({ type }) => type === "name"))
    return always({ type: "name", card: named(part.card) });
  // Until one has spoken a card may be changed, and people say something with theirs.
  const waits = view.order.length === 0 && view.silence === "none" && isAmongPeople(company, seat);
  const quiet = waits ? { ...part, say: null } : part;
  const idea = view.order.length === 0 ? ideaBefore({ view, me: seat, company }, moves) : undefined;
  return idea ? mixed(idea.move, idea.probability, layMove(quiet)) : always(layMove(quiet));
}

/** It goes when it is awaited, unless it is better that others go first. */
function revealing(place: Place): readonly Weighted<Move>[] {
  const { view, moves } = place;
  const words = afterwards(place);
  if (words) return always(words);
  const mayWait = moves.some(({ type }) => type === "wait");
  if ((!mayWait && !swapFor(place)) || view.challenge === SUCCESSION) return always({ type: "reveal" });
  const { now, later } = momentFor(place);
  const go: Move = mayWait && later > now + 0.01 ? { type: "wait" } : { type: "reveal" };
  const swap = swapIn(place, Math.max(now, later));
  return swap ? mixed(swap, 0.6, go) : always(go);
}

const momentFor = ({ view, seat, company }: Place): Moment => chooseMoment({ view, me: seat, company });

/** The proposal that oneself changes the card, unless it was turned down. */
const swapFor = ({ view, seat, moves, company }: Place): Move | undefined =>
  mustBeSilent(view)
    ? undefined
    : moves.find(
        (move) =>
          move.type === "propose" && move.what === "swap" && move.which === seat && !company.declined?.includes(declinedAs(move)),
      );

/** The same, if passing is that unlikely and there is a better card. */
function swapIn(place: Place, passes: number): Move | undefined {
  const { view, seat, company } = place;
  const swap = passes < 0.4 && count(maskOf(view.own!.hand)) > 0 ? swapFor(place) : undefined;
  return swap && chooseCard(view, seat, company).card !== indexOf(view.own!.laid!) ? swap : undefined;
}

/** Nothing is open that somebody has to answer, and there may be something to ask for, or a card to turn up before a person's. */
function mayBeEarly({ proposal, phase, order, seats, challenge }: CouncilView, seat: Seat): boolean {
  if (proposal) return false;
  if (phase === "together" || (phase === "lay" && order.length === 0)) return true;
  if (phase !== "lay" && phase !== "reveal") return false;
  return challenge !== SUCCESSION && seats[seat]!.hasLaid && (phase === "reveal" || order.length === seats.length);
}

/** Before it is its turn: what it would ask the others for; and its card, if that does better before a person's. */
function early(place: Place, chance: Chance): Move | undefined {
  const { view, seat, moves, company } = place;
  if (view.phase === "together") return rankJoint({ view, me: seat, company }, moves, chance)[0];
  if (view.order.length === 0) {
    const idea = ideaBefore({ view, me: seat, company }, moves);
    if (idea && decideBy(mixed(idea.move, idea.probability, WAIT), chance).move !== WAIT) return idea.move;
    return mayLayAtOnce(place) ? layMove({ ...chooseCard(view, seat, company), say: null }) : undefined;
  }
  const next = view.order.find((other) => view.seats[other]!.hasLaid);
  if (next === undefined || company.people[next]! <= 0.5) return undefined;
  const { now, later } = momentFor(place);
  const swap = swapIn(place, Math.max(now, later));
  if (swap) return swap;
  return now > later + 0.01 ? moves.find(({ type }) => type === "reveal") : undefined;
}

/**
 * Where nobody speaks, a card may as well lie before the other one's, and shows from then on that they are a person: bots would have
 * gone in turn. Once is enough, and in the first round there are no rewards yet that nobody could ask for any more.
 */
const mayLayAtOnce = ({ view, seat }: Place): boolean =>
  view.silence === "eerie" && view.seats.length === 2 && seat === 1 && view.round === 1;

const WAIT: Move = { type: "wait" };

/** All cards lie and one has not spoken yet: the card that is best now, and the word that goes with it. */
function afterwards({ view, seat, moves, company }: Place): Move | undefined {
  if (view.silence !== "none" || !moves.some(({ type }) => type === "say")) return undefined;
  if (view.challenge === SUCCESSION) {
    const heir = chooseHeir(view, seat);
    return heir === indexOf(view.own!.laid!) ? undefined : layMove({ card: heir, say: null });
  }
  const part = chooseCard(view, seat, company);
  if (part.card !== indexOf(view.own!.laid!)) return layMove(part);
  return part.say === null ? undefined : { type: "say", sentence: part.say };
}

function swapping({ view, seat, company }: Place): Move {
  const card = view.challenge === SUCCESSION ? chooseHeir(view, seat) : chooseCard(view, seat, company).card;
  return card === indexOf(view.own!.laid!) ? { type: "stay" } : { type: "lay", card: named(card), say: "mute" };
}
