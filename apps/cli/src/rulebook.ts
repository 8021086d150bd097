/** The rules of a game, read from its Markdown: all of them, or one paragraph. */
import type { Paint } from "@tafelrunde/terminal";
import { beside, wrap } from "./layout.ts";

const PARAGRAPH = /^\*\*([^*]+)\*\*\s+/;
const HEADING = /^#+\s+/;
const MARGIN = 6;

const plain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\*\*|__|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)/g, "");

function show(block: string, paint: Paint): string[] {
  const number = PARAGRAPH.exec(block)?.[1];
  if (number !== undefined) return beside(` ${paint.gold(number)}`, MARGIN, plain(block.replace(PARAGRAPH, "")));
  if (HEADING.test(block)) return [paint.bold(plain(block.replace(HEADING, "")))];
  return block.split("\n").some((line) => line.startsWith("|")) ? block.split("\n").map(plain) : wrap(plain(block));
}

const blocksOf = (book: string): string[] =>
  book
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");

export const wholeBook = (book: string, paint: Paint): string[] => blocksOf(book).flatMap((block) => [...show(block, paint), ""]);

/** One paragraph by its number; undefined if there is none of that number. */
export function paragraph(book: string, number: string, paint: Paint): string[] | undefined {
  const block = blocksOf(book).find((candidate) => PARAGRAPH.exec(candidate)?.[1]?.toLowerCase() === number.toLowerCase());
  return block === undefined ? undefined : show(block, paint);
}
