/** Small signs for what is at stake and what may be decided, drawn as lines in a box of 24 by 24. */
import type { Challenge, ProposalKind } from "@tafelrunde/council-of-12";

type Mishap = NonNullable<Challenge["failed"]["mishap"]>;
type Gain = NonNullable<Challenge["passed"]["gain"]>;
export type SignName =
  | ProposalKind
  | Mishap
  | Gain
  | "favour"
  | "nothing"
  | "past"
  | "hand"
  | "chair"
  | "throne"
  | "speech"
  | "decide"
  | "close"
  | "value";

const PENTAGON = "M12 3l9 6.500-3.4 10.500H6.400L3 9.500z";
const CARD = "M7 3h10a1.5 1.5 0 0 1 1.5 1.500v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.500-1.500v-15A1.5 1.5 0 0 1 7 3z";

export const SIGNS: Record<SignName, string> = {
  bells: "M5 18h14l-2-3V10a5 5 0 0 0-10 0v5zM10 21h4M12 3v2",
  rounds: "M9 12a6 6 0 1 1-.01 0M15 12a6 6 0 1 1-.01 0",
  tip: "M4 18l5-9 9 3-2 9zM8 5c4-3 9-2 11 2M19 3v4h-4",
  turn: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
  roll: `${PENTAGON}M12 8l4.500 3.500-1.700 5H9.200l-1.700-5z`,
  open: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0M12 9a3 3 0 1 1-.01 0",
  scout: "M3 15l12-9 3 4-13 7zM15 6l3-2 4 5-4 1M9 14l3 7M12 21H7",
  counsel: "M3 5h18v11H11l-5 4v-4H3zM8 9h8M8 12h5",
  swap: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  shield: "M12 3l8 2.500v6c0 5-4 8-8 9.500-4-1.500-8-4.500-8-9.500v-6z",
  forfeit: "M4 4l16 16M20 4L4 20",
  train: `${CARD}M12 8v8M8 12h8`,
  target: `${PENTAGON}M12 10a2.5 2.5 0 1 1-.01 0`,
  discard: `${CARD}M12 8v7M9 12.500l3 3 3-3`,
  rewind: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z",
  recover: `${CARD}M12 16V9M9 11.500l3-3 3 3`,
  favour: "M3 19V8l5 4 4-7 4 7 5-4v11z",
  nothing: "M6 12h12",
  past: "M6 3h10l3 3v15H6zM9 9h7M9 13h7M9 17h4",
  hand: CARD,
  chair: "M6 21v-9h12v9M6 12V4l6-1.500L18 4v8M6 17h12",
  throne:
    "M5 22.500V11l1.500-1.500V4.500L9 3.500 12 .5l3 3 2.500 1v5L19 11v11.500h-3V20H8v2.500zM9 6.500V14h6V6.500l-3-1.500zM8 16v2h8v-2z",
  speech: "M3 5h18v11H11l-5 4v-4H3z",
  decide: "M4 14v-4l4-5 4 4 4-4 4 5v4l-8 6zM8 12l4 3 4-3",
  close: "M6 6l12 12M18 6L6 18",
  value: "M12 3l2.700 6 6.300.6-4.800 4.200 1.500 6.400L12 16.800 6.300 20.200l1.500-6.400L3 9.600 9.300 9z",
};
