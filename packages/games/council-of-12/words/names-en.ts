/** Characters, their effects, challenges and the three sentences in English. */
import type { Character, Sentence } from "../src/index.ts";
import type { Effect } from "./cards.ts";

/** They all take the same article: the Knight, the Patient One. */
export const characters: Record<Character, { readonly name: string }> = {
  alchemist: { name: "Alchemist" },
  worker: { name: "Worker" },
  druid: { name: "Druid" },
  lady: { name: "Lady" },
  patient: { name: "Patient One" },
  golem: { name: "Golem" },
  sorcerer: { name: "Sorcerer" },
  machine: { name: "Machine" },
  oracle: { name: "Oracle" },
  parasite: { name: "Parasite" },
  knight: { name: "Knight" },
  reverser: { name: "Reverser" },
};

export const effects: Record<Character, Effect> = {
  alchemist: {
    glyph: "×2 ÷2",
    hint: "Doubles or halves the number.",
    line: "You double or halve the number: rounded down, never above 12.",
  },
  worker: { glyph: "↷ ↷", hint: "Tips the die twice.", line: "You tip the die twice, but not back to the face it showed." },
  druid: { glyph: "±1", hint: "One up or one down.", line: "You make the number 1 higher or 1 lower." },
  lady: {
    glyph: "1st → ◎",
    hint: "If first: die onto a target.",
    line: "Only as the very first card: you turn the die to a target number.",
  },
  patient: {
    glyph: "↩ card",
    hint: "Fetches a discarded card.",
    line: "You take one card from your discard pile back into your hand.",
  },
  golem: { glyph: "◎ 9–12", hint: "A target becomes 9/10/11/12.", line: "One target is replaced by 9, 10, 11 or 12." },
  sorcerer: { glyph: "↷", hint: "Tips the die once.", line: "You tip the die onto one of the five faces next to it." },
  machine: { glyph: "+2 +3", hint: "Adds 2 or 3.", line: "You make the number 2 or 3 higher, but never above 12." },
  oracle: { glyph: "↻ card", hint: "Rolls, then a second card.", line: "You roll the die, then play a second card." },
  parasite: { glyph: "−2 −3", hint: "Takes off 2 or 3.", line: "You make the number 2 or 3 lower, but never below 1." },
  knight: { glyph: "◎ 1–4", hint: "A target becomes 1/2/3/4.", line: "One target is replaced by 1, 2, 3 or 4." },
  reverser: { glyph: "↕", hint: "Flips the die: 3 becomes 10.", line: "You turn the die upside down: a 3 becomes a 10." },
};

/** C18, by number; there is no challenge 0. */
export const challengeNames: readonly string[] = `
–; River run dry; Fallen bridge; Catch the mammoth; Spoiled harvest; Market day; Beacon gone dark; Quarrelling guilds; Lost child;
Feast; Twin moons; Solve the crime; Wolves at the gate; Storm tide; Toll refused; Wedding; Mine caved in; Siren song;
Stray caravan; Tournament; Dragon sighted; Strange lights; Plague; Witch hunt; Poisoned well; Ghost ship; Spy at court;
Stone giant; Smugglers; Tower house collapsed; Horde of the dead; Usurper; Eclipse; Cursed stone; Siege; War on two fronts;
World on fire; Secure the succession`
  .split(";")
  .map((name) => name.trim());

/** As they are said, without quotation marks. */
export const sentences: Record<Sentence, string> = {
  alone: "I’ll do it alone",
  help: "I’ll contribute",
  nothing: "I’d rather do nothing",
};

export const the = (character: Character): string => `the ${characters[character].name}`;
export const quoted = (text: string): string => `“${text}”`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** As it goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const points = (count: number): string => (count === 1 ? "1\u00a0point" : `${count}\u00a0points`);
export const titled = (number: number): string => quoted(challengeNames[number]!);
export const list = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;
