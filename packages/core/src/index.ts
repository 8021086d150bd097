/** Everything the other rooms may use of core. */
export { canonical, sha256Hex } from "./canonical.ts";
export { type Chance, chanceOf, fastChance } from "./chance.ts";
export { type Chapter, type ChapterRead, type GameSummary, readChronicle, roman } from "./chronicle.ts";
export { type Evidence, EVIDENCE_FORMAT, isTestimony, parseEvidence } from "./evidence.ts";
export { commitmentTo, isEntropy, isSeal, isSecret, sealOf, seedFrom } from "./fairness.ts";
export type { Game, GameEvent, Outcome, Refusal, Seat, Context, Viewer } from "./game.ts";
export { type Grammar, type People, peopleAt, type Who } from "./grammar/grammar.ts";
export { Match, type MatchSetup } from "./match.ts";
export { takeNote } from "./notes.ts";
export { checkOptions, type OptionSpec, type OptionValue, type Options } from "./options.ts";
export { parseRecord, readRecord, type Where } from "./parse-record.ts";
export { chained, type GameRecord, type Roll } from "./record.ts";
export { type Sitter, TAKEBACK } from "./record.ts";
export { isTakenBack, type Moment, type Played, Runner, type TakenBack, type Update, witnessed } from "./runner.ts";
export { bySeat, must } from "./sure.ts";
export { type Agreement, type Breach, compare, type Share, type Testimony, TESTIMONY_FORMAT } from "./testimony.ts";
export { type FaultCode, replay, verify, type Verdict } from "./verify.ts";
export type { Words } from "./words.ts";
