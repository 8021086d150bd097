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
  checkup: {
    kept: "Geprüft: Alles, was deinem Gerät zugesagt war, wurde gehalten.",
    foreign: (moves) =>
      `${moves === 1 ? "1 Zug an deinem Platz kam" : `${moves} Züge an deinem Platz kamen`} nicht von diesem Gerät, sondern von einem Bot oder einem anderen Gerät von dir.`,
    brokenOff: (starts) =>
      `Vor diesem Spiel ${starts === 1 ? "wurde ein Start" : `wurden ${starts} Starts`} abgebrochen, nachdem dein Gerät seine Ziffern gezeigt hatte.`,
    "record-only":
      "Geprüft ist nur die Aufzeichnung selbst, und die stimmt. Was vor dem Spiel zugesagt war, weiß dieses Gerät nicht.",
    withheld: "Der Server gibt die Aufzeichnung dieses Spiels nicht heraus. Darum lässt sich nichts prüfen.",
    "unknown-rules": "Dieses Spiel lässt sich hier nicht prüfen, weil dein Gerät diese Fassung der Regeln nicht kennt.",
    broken: "Ein Versprechen wurde gebrochen.",
    see: "Ansehen",
    save: "Beweise speichern",
  },
  breaches: {
    commitment:
      "Der Server hat sein Geheimnis ausgetauscht: Es passt nicht zu dem Fingerabdruck, den dein Gerät am Anfang gesehen hat.",
    agreement: "Gespielt wurde mit anderen Einstellungen, Regeln oder Plätzen, als dein Gerät beim Start gesehen hat.",
    "own-luck": "An deinem Platz stehen in der Aufzeichnung andere Zufallsziffern, als dieses Gerät dazugegeben hat.",
    "other-luck": (name) =>
      `Die Zufallsziffern von ${name} sind nicht die, auf die sich der Platz vor dem Start festgelegt hatte.`,
    record: (place, fault) => `Die Aufzeichnung widerspricht sich selbst. ${place}: ${fault}`,
    "own-move": (place) => `Schritt ${place} war dein Zug, aber in der Aufzeichnung steht dort etwas anderes.`,
    shown: (moves) =>
      moves === 0
        ? "Die Aufzeichnung beginnt mit einem anderen Spiel als dem, das dir gezeigt wurde."
        : `Ab Schritt ${moves} erzählt die Aufzeichnung ein anderes Spiel als das, das dir gezeigt wurde.`,
  },
};
