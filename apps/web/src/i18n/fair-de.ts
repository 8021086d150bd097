/** What the client says in German about fair dice: why nobody can pick them, what that leaves open, and what a check found. */
import type { FairTexts } from "./fair-en.ts";

export const fairDe: FairTexts = {
  lead: "Hier kann sich niemand die Würfel aussuchen: nicht der Server, nicht wer den Tisch eröffnet hat, nicht einmal alle anderen zusammen. Dein Gerät prüft das nach.",
  steps: [
    "Bevor sich jemand setzt, zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck. Danach kann er das Geheimnis nicht mehr ändern.",
    "Jedes Gerät zieht eigene Zufallsziffern und versiegelt sie: Auch davon ist zuerst nur ein Fingerabdruck zu sehen. Erst wenn alles feststeht, werden die Siegel geöffnet.",
    "Geheimnis und Ziffern ergeben zusammen den Startwert, aus dem jeder Wurf folgt. Ein einziges ehrliches Gerät genügt, damit ihn niemand bestimmen kann.",
    "Nach dem Spiel wird das Geheimnis veröffentlicht. Dein Gerät rechnet jeden Wurf nach und vergleicht alles mit dem, was es selbst gesehen hat.",
  ],
  limitsTitle: "Was das nicht verhindern kann",
  limits: [
    "Ein Server kann aufhören, oder einen Start abbrechen und neu beginnen. Dein Gerät merkt das und fragt dich, bevor es ein zweites Mal mitmacht.",
    "Der Server kennt die verdeckten Karten und, sobald das Spiel läuft, auch die kommenden Würfe. Dass er nichts davon verrät, musst du denen glauben, die ihn betreiben.",
    "Andere können sich gegen dich absprechen, wie an jedem Tisch.",
  ],
  local:
    "In diesem Spiel zieht dein eigenes Gerät Geheimnis und Ziffern, und alles bleibt darauf. Die Aufzeichnung beweist später, dass nichts verändert wurde.",
  commitment: "Fingerabdruck des Geheimnisses",
  share: (name) => `Von ${name} dazugegeben`,
  sealed: "Versiegelt",
  open: "Noch offen",
};
