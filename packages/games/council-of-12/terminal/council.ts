/** The middle of the table: favour, challenge, die, petitioner, rewards, what comes next, what is over. */
import { NEIGHBOURS, opposite } from "@tafelrunde/d12";
import { barred, cut, INNER, type Paint } from "@tafelrunde/terminal";
import { challenge, type CouncilView, EASY, MEDIUM, SUCCESSION, valueOf } from "../src/index.ts";
import { indexOf } from "../src/characters.ts";
import { isMonth } from "../src/scenarios.ts";
import { anyOf, bringsIn, costsIn, keptIn, taskIn } from "../words/stakes.ts";
import type { Text } from "../words/text.ts";
import { labelled } from "./labelled.ts";

const LABEL_COLUMNS = 17;
const MOST_FAVOUR = 5;
/** Two for each favour, and a gap of two. */
const TRACK_COLUMNS = 2 * MOST_FAVOUR + 2;
const SILENT_BOXES = 8;
const LONGEST_NAME = 24;

/** One fact: its label, what there is to say, and its colour. */
type Fact = readonly [label: string, text: string, colour?: (text: string) => string];

export function drawCouncil(view: CouncilView, names: readonly string[], text: Text, paint: Paint): string[] {
  const facts = [...challengeFacts(view, text, paint), ...roundFacts(view, names, text, paint), ...gameFacts(view, text, paint)];
  return [
    barred([favourTrack(view, text, paint)], paint),
    ...facts.flatMap(([label, fact, colour]) => labelled(label, LABEL_COLUMNS, fact, paint, colour)),
  ];
}

function favourTrack({ favour, score }: CouncilView, text: Text, paint: Paint): string {
  const track = `${"● ".repeat(favour)}${"○ ".repeat(MOST_FAVOUR - favour)}`;
  const told = text.favourAndScore(favour, MOST_FAVOUR, score).padEnd(INNER - LABEL_COLUMNS - TRACK_COLUMNS);
  return `${paint.dim(text.facts.favour.padEnd(LABEL_COLUMNS))}${(favour <= 1 ? paint.red : paint.gold)(track)}  ${told}`;
}

function challengeFacts(view: CouncilView, text: Text, paint: Paint): Fact[] {
  const { challenge: number, belled, game, phase, loss } = view;
  const level = EASY.includes(number) ? text.levels.easy : MEDIUM.includes(number) ? text.levels.medium : text.levels.hard;
  const facts = number === SUCCESSION ? "" : ` (${level}, ${text.worth(challenge(number).value)})`;
  return [
    [text.facts.challenge, `${text.challenges[number]}${facts}${belled ? ` ♪ ${text.belled}` : ""}`, paint.bold],
    targetFact(view, text, paint),
    ...dieFacts(view, text),
    [text.isPassed, bringsIn(text, number, game), paint.green],
    [text.isFailed, costsIn(text, number), paint.red],
    ...(phase === "penalty"
      ? [[text.facts.penalty, loss === 0 ? text.shieldTakesAll : text.favourLoss(loss), paint.red] as const]
      : []),
  ];
}

/** A target that the die meets now is ticked; one that it has shown in this round counts where there are two. */
function targetFact({ targets, face, shown, stage, needed }: CouncilView, text: Text, paint: Paint): Fact {
  if (targets.length === 0) return [text.target, text.successionTask];
  const counting = needed === null ? targets : [targets[needed]!];
  const met = (target: readonly number[]): boolean => target.includes(face);
  const told = counting.map((target) => {
    if (met(target)) return `${anyOf(target)} ✓`;
    return targets.length === 2 && stage === 0 && shown.some((one) => target.includes(one))
      ? text.wasShown(anyOf(target))
      : anyOf(target);
  });
  const rounds = stage === 0 ? "" : `, ${stage === 1 ? text.firstOfTwoRounds : text.secondOfTwoRounds}`;
  return [
    counting.length === 1 ? text.target : text.facts.targets,
    text.grammar.list(told) + rounds,
    counting.some(met) ? paint.green : undefined,
  ] as Fact;
}

/** Which faces were shown matters only where two targets are to be met in one round. */
function dieFacts({ face, shown, targets, stage }: CouncilView, text: Text): Fact[] {
  if (targets.length === 0) return [];
  const neighbours = NEIGHBOURS[face]!.toSorted((one, other) => one - other);
  const counts = targets.length === 2 && stage === 0 && shown.length > 1;
  return [
    [text.facts.die, `[ ${face} ]  ${text.around(neighbours.join(" "), opposite(face))}`],
    ...(counts ? [[text.facts.shown, shown.join(", ")] as const] : []),
  ];
}

function roundFacts(view: CouncilView, names: readonly string[], text: Text, paint: Paint): Fact[] {
  const { petitioner, nextChallenges, nextPetitioners, kept, counsel, openSeats } = view;
  const now = [
    ...(counsel ? [text.everyoneMayName] : []),
    ...openSeats.map((seat) => text.proposals.open(cut(names[seat]!, LONGEST_NAME))),
  ];
  const [helper] = nextPetitioners;
  const then = helper === undefined ? "" : text.petitionerThen(text.characters[helper].name);
  const coming = nextChallenges.map(
    (number, index) => taskIn(text, number, text.challenges[number]!) + (index === 0 ? then : ""),
  );
  return [
    ...(petitioner === null
      ? []
      : [
          [
            text.facts.petitioner,
            text.barred(`${text.characters[petitioner].name} (${text.worth(valueOf(indexOf(petitioner)))})`),
          ] as const,
        ]),
    ...(coming.length === 0 ? [] : [[text.next, coming.join("; ")] as const]),
    ...(kept.length === 0
      ? []
      : [[text.rewardsKept, kept.map((number) => keptIn(text, number)).join(", "), paint.gold] as const]),
    ...(now.length === 0 ? [] : [[text.facts.now, now.join(", ")] as const]),
  ];
}

function gameFacts({ past, silence, ticks, broken, absent, heir, game }: CouncilView, text: Text, paint: Paint): Fact[] {
  const rounds = past.map(
    ({ challenge: number, passed, belled }) => `${passed ? "✓" : "✗"} ${text.challenges[number]}${belled ? " ♪" : ""}`,
  );
  const silent = broken ? text.silenceBroken : text.stillSilent;
  return [
    ...(isMonth(game) ? [[text.months[game].name, text.months[game].rule] as const] : []),
    ...(silence === "none"
      ? []
      : [[text.facts.silence, `${text.silences[silence]}, ${text.boxes(ticks, SILENT_BOXES)}, ${silent}`] as const]),
    ...(absent === null ? [] : [[text.facts.throne, text.onThrone(text.characters[absent].name)] as const]),
    ...(heir === null ? [] : [[text.facts.heir, text.characters[heir].name, paint.gold] as const]),
    ...(rounds.length === 0 ? [] : [[text.facts.past, rounds.join(", "), paint.dim] as const]),
  ];
}
