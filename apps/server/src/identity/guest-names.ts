/** What somebody is called who has not said a name yet: an animal, as on a coat of arms. */
import { randomInt } from "node:crypto";

const GERMAN = [
  "Fuchs",
  "Luchs",
  "Dachs",
  "Otter",
  "Eule",
  "Falke",
  "Elster",
  "Rabe",
  "Biber",
  "Igel",
  "Hirsch",
  "Reiher",
  "Specht",
  "Amsel",
  "Lerche",
  "Marder",
] as const;

const ENGLISH = [
  "Fox",
  "Lynx",
  "Badger",
  "Otter",
  "Owl",
  "Falcon",
  "Magpie",
  "Raven",
  "Beaver",
  "Hedgehog",
  "Stag",
  "Heron",
  "Robin",
  "Swift",
  "Lark",
  "Hare",
] as const;

/** In the language that comes first in an `Accept-Language` header. */
export function guestName(languages: string | undefined): string {
  const names = /^\s*de\b/i.test(languages ?? "") ? GERMAN : ENGLISH;
  return names[randomInt(names.length)]!;
}
