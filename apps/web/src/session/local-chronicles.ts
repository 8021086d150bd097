/** Chronicles of the games on this device: one book for each group, a chapter for each game that came to its end. */
import type { Chapter } from "@tafelrunde/core";
import { type DeviceStorage, Shelf } from "./shelf.ts";

export interface Chronicle {
  readonly id: string;
  readonly game: string;
  /** Oldest first. */
  readonly chapters: readonly Chapter[];
}

export class LocalChronicles {
  readonly #shelf: Shelf;
  readonly #makeRoom: () => void;

  /** `makeRoom` throws away what is worth less than a chronicle. */
  constructor(storage: DeviceStorage, makeRoom: () => void = () => {}, isLasting = true) {
    this.#shelf = new Shelf(storage, "tafelrunde.chronicle.", isLasting);
    this.#makeRoom = makeRoom;
  }

  read(id: string): Chronicle | undefined {
    const book = parsed(this.#shelf.get(id));
    return book?.id === id ? book : undefined;
  }

  /** All chronicles, the one written into last first. */
  list(): readonly Chronicle[] {
    return this.#shelf
      .names()
      .flatMap((id) => this.read(id) ?? [])
      .toSorted((a, b) => lastWritten(b) - lastWritten(a));
  }

  /**
   * A game is over; the first one begins the book. The same game again changes its chapter and keeps what was written by hand. Gives back whether
   * it will still be there after the page was closed.
   */
  add({ id, game }: Omit<Chronicle, "chapters">, chapter: Chapter): boolean {
    const chapters = this.read(id)?.chapters ?? [];
    const old = chapters.find(({ table }) => table === chapter.table);
    const changed = old
      ? chapters.map((other) => (other === old ? { ...chapter, note: old.note } : other))
      : [...chapters, chapter];
    return this.#save({ id, game, chapters: changed });
  }

  note(id: string, table: string): string | null {
    return this.read(id)?.chapters.find((chapter) => chapter.table === table)?.note ?? null;
  }

  /** Gives back whether it will still be there after the page was closed. */
  write(id: string, table: string, note: string): boolean {
    const book = this.read(id);
    if (!book) return false;
    const chapters = book.chapters.map((chapter) => (chapter.table === table ? { ...chapter, note } : chapter));
    return this.#save({ ...book, chapters });
  }

  remove(id: string): void {
    this.#shelf.remove(id);
  }

  #save(book: Chronicle): boolean {
    const text = JSON.stringify(book);
    if (this.#shelf.put(book.id, text)) return true;
    this.#makeRoom();
    return this.#shelf.put(book.id, text);
  }
}

const lastWritten = ({ chapters }: Chronicle): number => chapters.at(-1)?.at ?? 0;

function parsed(text: string | null): Chronicle | undefined {
  try {
    const book = JSON.parse(text ?? "null") as Chronicle | null;
    return book && typeof book.game === "string" && book.chapters.every(isChapter) ? book : undefined;
  } catch {
    return undefined;
  }
}

const isChapter = ({ table, at, names, deeds }: Chapter): boolean =>
  typeof table === "string" &&
  typeof at === "number" &&
  names.every((name) => typeof name === "string") &&
  typeof deeds.score === "number";
