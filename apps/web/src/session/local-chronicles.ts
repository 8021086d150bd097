/** Chronicles of the games on this device: one book for each group, a chapter for each game that came to its end. */
import type { Chapter } from "@tafelrunde/core";
import type { Drawer } from "./local-store.ts";

export interface Chronicle {
  readonly id: string;
  readonly game: string;
  /** Oldest first. */
  readonly chapters: readonly Chapter[];
}

const PREFIX = "tafelrunde.chronicle.";

export class LocalChronicles {
  readonly #drawer: Drawer;
  readonly #makeRoom: () => void;

  /** `makeRoom` throws away what is worth less than a chronicle. */
  constructor(drawer: Drawer, makeRoom: () => void = () => {}) {
    this.#drawer = drawer;
    this.#makeRoom = makeRoom;
  }

  read(id: string): Chronicle | undefined {
    return parsed(this.#drawer.getItem(PREFIX + id));
  }

  /** All chronicles, the one written into last first. */
  list(): readonly Chronicle[] {
    const keys = Array.from({ length: this.#drawer.length }, (_, index) => this.#drawer.key(index));
    return keys
      .filter((key) => key?.startsWith(PREFIX))
      .flatMap((key) => parsed(this.#drawer.getItem(key!)) ?? [])
      .toSorted((a, b) => lastWritten(b) - lastWritten(a));
  }

  /** A game is over; the first one begins the book. The same game again changes its chapter and keeps what was written by hand. */
  add({ id, game }: Omit<Chronicle, "chapters">, chapter: Chapter): void {
    const chapters = this.read(id)?.chapters ?? [];
    const old = chapters.find(({ table }) => table === chapter.table);
    const changed = old
      ? chapters.map((other) => (other === old ? { ...chapter, note: old.note } : other))
      : [...chapters, chapter];
    this.#save({ id, game, chapters: changed });
  }

  note(id: string, table: string): string | null {
    return this.read(id)?.chapters.find((chapter) => chapter.table === table)?.note ?? null;
  }

  write(id: string, table: string, note: string): void {
    const book = this.read(id);
    if (!book) return;
    const chapters = book.chapters.map((chapter) => (chapter.table === table ? { ...chapter, note } : chapter));
    this.#save({ ...book, chapters });
  }

  remove(id: string): void {
    this.#drawer.removeItem(PREFIX + id);
  }

  #save(book: Chronicle): void {
    const text = JSON.stringify(book);
    try {
      this.#drawer.setItem(PREFIX + book.id, text);
    } catch {
      this.#makeRoom();
      this.#drawer.setItem(PREFIX + book.id, text);
    }
  }
}

const lastWritten = ({ chapters }: Chronicle): number => chapters.at(-1)?.at ?? 0;

function parsed(text: string | null): Chronicle | undefined {
  try {
    const book = JSON.parse(text ?? "null") as Chronicle | null;
    return book && typeof book.game === "string" && Array.isArray(book.chapters) ? book : undefined;
  } catch {
    return undefined;
  }
}
