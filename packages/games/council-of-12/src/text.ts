/** Moves as text: `lay knight`, `lay knight help`, `say alone`, `propose tip 7`, `agree`, `reveal`, `path 4 8`, `take golem`. */
import { isCharacter } from "./characters.ts";
import { type Move, type ProposalKind, REWARDS, SENTENCES, type Sentence } from "./types.ts";

const PROPOSALS: readonly ProposalKind[] = ["bells", "rounds", ...REWARDS, "forfeit", "train", "target"];
/** Proposals that say which face, seat, challenge or target is meant. */
const WITH_NUMBER: readonly ProposalKind[] = ["tip", "open", "swap", "forfeit", "train", "target"];
const PLAIN = ["agree", "disagree", "reveal", "wait", "stay", "pay"] as const;
const NUMBER = /^(0|[1-9]\d?)$/;

export const isSentence = (value: unknown): value is Sentence => SENTENCES.includes(value as Sentence);
export const isProposal = (value: unknown): value is ProposalKind => PROPOSALS.includes(value as ProposalKind);
export const needsNumber = (what: ProposalKind): boolean => WITH_NUMBER.includes(what);

export function format(move: Move): string {
  switch (move.type) {
    case "lay":
      return move.say === "mute" ? `lay ${move.card}` : `lay ${move.card} ${move.say}`;
    case "say":
      return `say ${move.sentence}`;
    case "propose":
      return needsNumber(move.what) ? `propose ${move.what} ${move.which}` : `propose ${move.what}`;
    case "face":
      return `face ${move.face}`;
    case "path":
      return `path ${move.middle} ${move.face}`;
    case "target":
      return `target ${move.target}`;
    case "name":
    case "take":
    case "second":
    case "discard":
    case "learn":
      return `${move.type} ${move.card}`;
    default:
      return move.type;
  }
}

export function parse(text: string): Move | undefined {
  const [type, one, two, ...rest] = text.split(" ");
  if (rest.length > 0) return undefined;
  if (two === undefined) return one === undefined ? plain(type) : withOne(type, one);
  if (type === "lay" && isCharacter(one) && isSentence(two)) return { type, card: one, say: two };
  if (type === "path" && NUMBER.test(one!) && NUMBER.test(two)) return { type, middle: Number(one), face: Number(two) };
  if (type === "propose" && isProposal(one) && needsNumber(one) && NUMBER.test(two))
    return { type, what: one, which: Number(two) };
  return undefined;
}

function plain(type: string | undefined): Move | undefined {
  const known = PLAIN.find((candidate) => candidate === type);
  return known && { type: known };
}

function withOne(type: string | undefined, one: string): Move | undefined {
  switch (type) {
    case "lay":
      return isCharacter(one) ? { type, card: one, say: "mute" } : undefined;
    case "name":
    case "take":
    case "second":
    case "discard":
    case "learn":
      return isCharacter(one) ? { type, card: one } : undefined;
    case "say":
      return isSentence(one) ? { type, sentence: one } : undefined;
    case "propose":
      return isProposal(one) && !needsNumber(one) ? { type, what: one, which: 0 } : undefined;
    case "face":
      return NUMBER.test(one) ? { type, face: Number(one) } : undefined;
    case "target":
      return NUMBER.test(one) ? { type, target: Number(one) } : undefined;
    default:
      return undefined;
  }
}
