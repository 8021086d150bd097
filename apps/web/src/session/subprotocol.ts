/** What this page speaks with a server. */
import type { SUBPROTOCOL as Subprotocol } from "@tafelrunde/protocol";

// Written out, because importing the value would bring all schemas into the first load; the type keeps it right.
export const SUBPROTOCOL: typeof Subprotocol = "tafelrunde.3";
