/** A table's log as if somebody else had sat there, of whom nothing is known; what they said is gone. */
import { SOMEBODY } from "@tafelrunde/core";
import { newId } from "../identity/ids.ts";
import type { Entry, EntryContent, Person } from "../table/entry.ts";

/** An id that nobody has, so that nobody gets onto the seat; another one at each table, so that nobody is recognized. */
export const stranger = (): Person => ({ id: newId(), name: SOMEBODY });

/** Every entry stays in its place. */
export const withoutPerson = (log: readonly Entry[], id: string, other: Person): readonly Entry[] =>
  log.map((entry) => ({ ...contentWithout(entry, id, other), at: entry.at }));

function contentWithout(content: EntryContent, id: string, other: Person): EntryContent {
  switch (content.type) {
    case "created":
      return content.host.id === id ? { ...content, host: other } : content;
    case "sat":
    case "reserved":
    case "renamed":
      return content.person.id === id ? { ...content, person: other } : content;
    case "said":
      return content.person.id === id ? { ...content, person: { id: "", name: "" }, text: "", message: "" } : content;
    case "noted":
      return content.person.id === id ? { ...content, person: other, text: "" } : content;
    case "moved":
      return content.by === id ? { ...content, by: other.id } : content;
    case "frozen":
      return { ...content, deed: content.deed && contentWithout(content.deed, id, other) };
    default:
      return content;
  }
}
