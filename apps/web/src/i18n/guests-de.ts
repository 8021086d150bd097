/** What the client says in German to people around an online table: names, waiting, absence, being called back. */
import type { GuestTexts } from "./guests-en.ts";

export const guestsDe: GuestTexts = {
  name: {
    title: "Wie heißt du?",
    label: "Dein Name",
    hint: "So sehen dich die anderen am Tisch.",
    change: "Name ändern",
    save: "Speichern",
    sit: "Platz nehmen",
  },
  absent: {
    gone: (name, minutes) => `${name} ist seit ${minutes}\u00a0${minutes === 1 ? "Minute" : "Minuten"} weg.`,
    replace: (name) => `Bot spielen lassen, bis ${name} zurück ist`,
    votes: (count, needed) => `${count} von ${needed}\u00a0Stimmen`,
    welcome: "Willkommen zurück, du spielst wieder selbst.",
  },
  host: {
    seat: (number) => `Platz ${number}`,
    change: (number) => `Platz ${number} ändern`,
    bot: (level) => `Bot: ${level}`,
    free: "Platz frei machen",
    close: "Platz wegnehmen",
    more: "Platz dazustellen",
    remove: (name) => `${name} vom Tisch bitten`,
    removeHint: (name) => `${name} kann zuschauen, sich hier aber nicht wieder hinsetzen.`,
  },
  removed: "Der Gastgeber hat dich vom Tisch gebeten. Du kannst zuschauen oder einen eigenen Tisch eröffnen.",
  start: {
    soon: "Gleich geht es los …",
    devices: (names, count) => `Wir warten noch auf ${count === 1 ? "das Gerät" : "die Geräte"} von ${names}.`,
    again:
      "Der Start wurde abgebrochen, nachdem dein Gerät seine Zufallsziffern gezeigt hatte. Einmal kann das passieren; wer es immer wieder tut, sucht sich die Würfel aus.",
    againYes: "Trotzdem mitspielen",
    swapped: "Der Server hat sein Geheimnis ausgetauscht. Dein Gerät zeigt ihm deine Zufallsziffern nicht. Steh lieber auf.",
    elsewhere: "An diesem Platz sitzt du gerade mit einem anderen Gerät.",
    elsewhereYes: "Mit diesem Gerät spielen",
  },
  meanwhile: {
    title: "Solange du wartest",
    learn: "Spiel lernen",
    rules: "Regeln lesen",
    look: "Tisch ansehen",
    lookHint: "So sieht der Tisch aus. Gegeben wird erst, wenn es losgeht.",
    back: "Zurück zu den Plätzen",
  },
  notify: {
    ask: "Benachrichtige mich",
    hint: "Wenn du dran bist und gerade woanders hinschaust.",
    on: "Du bekommst eine Nachricht, wenn du dran bist.",
    off: "Nicht mehr",
    denied: "Dein Browser lässt von dieser Seite keine Nachrichten zu.",
  },
  attention: { turn: "Du bist dran", begins: "Das Spiel beginnt" },
};
