/** What is wrong with a data folder, and what to do, in German. */
import type { HouseProblem, Problem, TableProblem } from "@tafelrunde/server";

const amount = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("de")} ${number === 1 ? one : many}`;

function houseProblem(problem: HouseProblem): string {
  const { path } = problem;
  switch (problem.code) {
    case "in-use":
      return `In ${path} arbeitet schon ein Tafelrunde-Server; halte ihn an, oder nimm mit --data einen anderen Ordner.`;
    case "no-access":
      return `${path} lässt sich nicht öffnen; sorge dafür, dass du dort lesen und schreiben darfst.`;
    case "cannot-save":
      return `In ${path} lässt sich nichts schreiben; schaff Platz auf dem Datenträger.`;
    case "newer":
      return `${path} stammt von einer neueren Tafelrunde (Schema ${problem.schema}); starte diese.`;
    case "corrupt":
      return `${path} ist beschädigt (${problem.detail.replaceAll(/\s+/g, " ")}); kopiere den Ordner und setz dann eine Sicherung ein, oder öffne mit --despite-damage, was noch da ist.`;
    case "emptied":
      return `${path} ist leer oder fehlt, obwohl dort Spiele lagen; setz eine Sicherung ein, oder fang mit --despite-damage neu an.`;
    case "replaced":
      return `${path} gehört zu einem anderen Haus als die übrigen Dateien im Ordner; setz die richtige ein, oder bleib mit --despite-damage bei dieser.`;
    case "writes-lost":
      return `In ${path} fehlen ${amount(problem.entries, "Eintrag", "Einträge")} aus Spielen und ${amount(problem.people, "Person", "Personen")}, die schon gespeichert waren: Das Journal (-wal) ging verloren oder ist gekürzt, oder es ist eine ältere Kopie. Setz das Fehlende wieder ein, oder spiel mit --despite-damage ohne es weiter.`;
    case "bad-witness":
      return `${path} ergibt keinen Sinn; lösche diese Datei, wenn sonst nichts im Ordner verändert wurde.`;
    case "key-lost":
      return `Der Schlüssel in ${path} fehlt, und ohne ihn findet niemand an den eigenen Platz zurück; setz eine Sicherung ein, oder zieh mit --despite-damage einen neuen.`;
    case "key-changed":
      return `Der Schlüssel in ${path} ist nicht mehr der, mit dem das Haus begann, und niemand findet an den eigenen Platz zurück; setz eine Sicherung ein, oder bleib mit --despite-damage beim neuen.`;
  }
}

function tableProblem(problem: TableProblem): string {
  switch (problem.code) {
    case "no-log":
      return "Alles, was dort geschah, ist verloren.";
    case "no-row":
      return "Er fehlt im Verzeichnis.";
    case "unreadable":
      return "Er lässt sich nicht lesen.";
    case "missing-entry":
      return `Eintrag ${problem.seq} im Protokoll fehlt.`;
    case "changed-entry":
      return `Eintrag ${problem.seq} im Protokoll wurde nachträglich verändert.`;
    case "bad-entry":
      return `Eintrag ${problem.seq} im Protokoll lässt sich nicht nachspielen (${problem.detail}).`;
    case "unknown-game":
      return `Das Spiel „${problem.game}“ gibt es hier nicht.`;
    case "other-record":
      return "Nachgespielt führt das Protokoll zu einem anderen Spiel als dem gespielten.";
    case "other-row":
      return "Seine Zeile in den Listen passt nicht zum Protokoll.";
    case "other-seats":
      return "Seine Plätze in den Listen passen nicht zum Protokoll.";
  }
}

export const problemDe = (problem: Problem): string =>
  "table" in problem ? `Tisch ${problem.table}: ${tableProblem(problem)}` : houseProblem(problem);
