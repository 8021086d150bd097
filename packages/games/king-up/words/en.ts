/** King Up! in English. */
import { grammar, plural } from "@tafelrunde/core/grammar/en";
import type { Text } from "./text.ts";

const points = (count: number): string => plural(count, "point", "points");

const FLOORS = ["Servants", "Artisans", "Merchants", "Officers", "Dignitaries", "Nobles", "Throne"] as const;
const ORDINALS = ["0th", "1st", "2nd", "3rd", "4th", "5th"] as const;
/** "the 4th floor". */
const theFloor = (floor: number): string => `the ${ORDINALS[floor]}\u00a0floor`;
/** Who lives there, within a sentence. */
const residents = (floor: number): string => FLOORS[floor]!.toLowerCase();

export const text: Text = {
  grammar,
  title: "King Up!",
  tagline:
    "Help six secret favourites up the castle and vote on who becomes king: a single No, and the dream of the throne is over.",

  candidates: {
    alighiero: "Alighiero",
    beatrice: "Beatrice",
    clemente: "Clemente",
    dario: "Dario",
    erisco: "Erisco",
    fiorello: "Fiorello",
    gasino: "Gasino",
    iris: "Iris",
    lavinia: "Lavinia",
    merlino: "Merlino",
    nacale: "Nacale",
    odessa: "Odessa",
    piero: "Piero",
  },
  floors: FLOORS,
  votes: { yes: "Yes", no: "No" },

  options: { history: "Earlier votes of the round can be looked up" },
  optionHints: { history: "Without it, you have to remember who voted how." },

  refusals: {
    malformed: "That is not a move in this game.",
    "game-over": "The game is already over.",
    "not-your-turn": "It is not your turn.",
    "not-now": "Not now: something else comes first.",
    "already-voted": "You have voted, and a laid card stays.",
    "no-no-left": "You have no No card left this round.",
    "already-placed": "That candidate is already in the castle.",
    "no-such-floor": "Candidates start on the 1st to 4th\u00a0floor only.",
    "floor-full": "There is no room left there: a floor holds four at most.",
    "not-in-castle": "That candidate is out for this round.",
  },

  scores: "Points",
  points,

  movePlace: (candidate, floor) => `Place ${candidate} on ${theFloor(floor)}`,
  moveRise: (candidate) => `Move ${candidate} up`,
  moveVote: { yes: "Vote Yes", no: "Vote No" },
  hintPlace: (floor) => `Among the ${residents(floor)}, worth ${points(floor)}.`,
  hintRise: "One floor up, or from the 5th to the throne.",
  hintVote: { yes: "Your Yes card comes back to you.", no: "The No card is used up for this round." },

  placeLast: "Place your last candidate on the 1st to 4th\u00a0floor.",
  placeOneMore: "Place a candidate on the 1st to 4th\u00a0floor, then one more.",
  placeMore: (more) => `Place a candidate on the 1st to 4th\u00a0floor, then ${more} more.`,
  isPlacing: (name) => `${name} is placing a candidate in the castle.`,
  riseNow: "Your turn: move any candidate one floor up.",
  isRising: (name) => `${name} is moving a candidate up.`,
  voteNow: (candidate) => `Should ${candidate} take the throne? Lay Yes or No.`,
  voteYesNow: (candidate) => `Should ${candidate} take the throne? Lay your Yes: you have no No left.`,
  oneHasToVote: (name, candidate) => `${name} still has to vote on ${candidate}.`,
  someHaveToVote: (names, candidate) => `${names} still have to vote on ${candidate}.`,
  isOver: "The game is over.",

  firstRound: (start) => `Round\u00a01 begins: ${start.name} ${start.verb("are", "is")} drawn to start.`,
  laterRound: (round, start) =>
    `Round\u00a0${round} begins: ${start.name} ${start.verb("sit", "sits")} to the left of the crown and ${start.verb("start", "starts")}.`,
  yourFavourites: (favourites) => `Your favourites: ${favourites} (only you see this).`,
  favouritesOf: (who, favourites) => `Secret favourites of ${who.name}: ${favourites}.`,
  placed: (who, candidate, floor) => `${who.does("place", "places")} ${candidate} on ${theFloor(floor)} (${residents(floor)}).`,
  oneCellared: (candidate) => `${candidate} is left over and starts in the cellar (${residents(0)}).`,
  someCellared: (candidates) => `${candidates} are left over and start in the cellar (${residents(0)}).`,
  rose: (who, candidate, floor) => `${who.does("move", "moves")} ${candidate} up to ${theFloor(floor)} (${residents(floor)}).`,
  proposed: (who, candidate) => `${who.does("move", "moves")} ${candidate} to the throne: time to vote!`,
  voted: (who) => `${who.does("have", "has")} voted.`,
  votedWith: (who, vote) => `${who.does("secretly vote", "secretly votes")} ${vote}.`,
  nobodyVotedNo: "The cards are turned up: not a single No!",
  everyoneVotedNo: "Everyone voted No.",
  oneVotedNo: (who, others) => `${who.first} voted No, ${others} Yes.`,
  someVotedNo: (who, others) => `${who.first} voted No, ${others} Yes.`,
  everyoneElse: "everyone else",
  rejected: (candidate) => `Not everyone said Yes: ${candidate} has to leave the castle.`,
  crowned: (candidate) => `Everyone says Yes: ${candidate} takes the throne!`,
  scored: (who, count, favourites, total) => `${who.does("score", "scores")} ${points(count)} (${favourites}), ${total} in all.`,
  scoredNothing: (who, total) => `${who.does("score", "scores")} nothing and ${who.verb("stay", "stays")} at ${total}.`,
  scoredForNothing: (who, count, total) =>
    `${who.does("come", "comes")} away with nothing and ${who.verb("get", "gets")} ${points(count)} for exactly that, ${total} in all.`,
  won: (who, total) => `Three rounds are over: ${who.name} ${who.verb("win", "wins")} with ${points(total)}!`,
  wonTie: (who, total, counts) =>
    `A tie at ${points(total)}, so favourites still in the castle decide (${counts}): ${who.name} ${who.verb("win", "wins")}!`,
  sharedTie: (who, total, counts) =>
    `A tie at ${points(total)}, so favourites still in the castle decide (${counts}): ${who.name} share the victory!`,

  wins: (who, total, lead, next) => `${who.does("win", "wins")} with ${points(total)}, ${lead} ahead of ${next.name}.`,
  byNothing: "33\u00a0of them came from a last round without a single point.",

  total: "Total",
  round: (round) => `Round\u00a0${round}`,

  table: "King Up! table",
  seats: "Everyone at the table",
  turn: "is to move",
  holdsCrown: "holds the crown",
  hasVoted: "has voted",
  castle: "The castle",
  beside: "Beside the castle",
  out: "Out of the door",
  favourites: "Your favourites",
  favourite: "your favourite",
  sumNow: "now",
  surprise: "Zero counts 33!",
  ballot: "Your vote",
  layVote: { yes: "Lay Yes", no: "Lay No" },
  noneLeft: "All No cards used",
  voteLies: { yes: "Your Yes lies face down.", no: "Your No lies face down." },
  watching: "The votes stay face down until everyone has chosen.",
  cuePlace: "Your turn: pick someone and choose a floor.",
  cueRise: "Your turn: tap whoever should move up.",
  cueVote: (candidate) => `Your vote: should ${candidate} take the throne?`,
  cueVoteYes: (candidate) => `Lay your Yes for ${candidate}. Only you know you have no No left.`,
  rise: "Move up",
  place: "Place",
  before: "Earlier",
  full: "full",
  cancel: "Back",
  close: "Close",
  goOn: "Continue",
  pad: "Score pad",
  history: "Votes of this round",
  noHistory: "No one has reached the throne in this round yet.",
  candidate: "Candidate",
  king: "King",
  allVoted: "Everyone has voted …",
  counting: (name) => `Favourites of ${name}`,
  noCardsLeft: (count) => `${count}\u00a0left`,
  toFloor: (candidate, floor) => `${candidate} to the ${residents(floor)}`,
  whereTo: (candidate) => `Where should ${candidate} go? Tap a floor.`,
  goesUp: (candidate, floor) => `${candidate} moves up to the ${residents(floor)}.`,
  toThrone: (candidate) => `${candidate} reaches the throne: everyone votes.`,
  stands: (candidate, floor, count) => `${candidate}: ${FLOORS[floor]}, ${points(count)}.`,
  standsBeside: (candidate) => `${candidate} is waiting beside the castle.`,
  isOut: (candidate) => `${candidate} was turned away and is out for this round.`,
  isFull: (candidate, floor) => `${candidate} can’t move up: there are four ${residents(floor)} already.`,
  isPlaced: (candidate) => `${candidate} is in the castle already. Pick someone who is still waiting.`,
  broughtBy: (name) => `proposed by ${name}`,

  phases: { place: "placing candidates", rise: "the climb", vote: "the vote", over: "the end" },
  roundOf: (round, rounds) => `Round\u00a0${round} of\u00a0${rounds}`,
  shortRound: (round) => `R${round}`,
  voteLetters: { yes: "Y", no: "N" },
  stillBeside: "still beside the castle",
  rejectedOut: "rejected, out for this round",
  ballots: "votes",
  onTurn: "to move",
  laid: "laid",
  choosing: "… voting",
  voteCards: (cards) => `Vote cards: ${cards}`,
  cardLaid: (vote) => `, laid: ${vote}`,
  noCards: "nothing",
  worthNow: (count) => `your favourites: ${points(count)}`,
  worthAtEnd: (count, atEnd) => `your favourites: ${points(count)}, worth ${atEnd} when this round ends`,

  lesson: {
    favourites:
      "The old king steps down, and thirteen want the throne. Six of them are your favourites and wear a star. Only you can see that.",
    placing: "The higher a favourite ends up, the more points it brings. Put Iris on the 4th\u00a0floor right away.",
    room: "And Odessa on the 3rd\u00a0floor. Every floor has room for four.",
    climb:
      "The leftovers start in the cellar. Now the climb begins, one floor at a time and never to a full one like the 4th. Move Iris up!",
    throne: "From the 5th\u00a0floor the way leads to the throne. Try it with Iris: you take the crown, and everyone votes.",
    yes: "Lay your Yes face down. Votes are turned up only when everyone has laid one.",
    no: "A single No is enough: Iris is out. Now Mira wants Alighiero crowned, none of your favourites. You have two Nos a round: use one!",
    above: "Tom had the same idea. There’s room above now: move Odessa up.",
    helped: "Mira helped Odessa up. Perhaps Odessa is Mira’s favourite too? Move her to the throne!",
    hope: "Three Nos are gone. Lay your Yes and hope!",
    farewell:
      "Unanimous! Your favourite on the throne is worth 10\u00a0points. A game has three rounds, and anyone without a single point in the last one gets 33 for it. Enjoy!",
  },
};
