/** A rulebook as sections of numbered paragraphs, ready to be drawn, searched and linked. */

interface Piece {
  readonly kind: "text" | "em" | "strong" | "rule";
  readonly text: string;
}

interface Paragraph {
  /** As in `2.1` or `K7`; empty for a paragraph without a number. */
  readonly number: string;
  readonly pieces: readonly Piece[];
  /** All words in small letters, for the search. */
  readonly plain: string;
}

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly title: string;
  /** Who made the game: what stands between the title and the first section. */
  readonly credit: string;
  readonly sections: readonly Section[];
}

const NUMBERED = /^\*\*([A-Z]?\d+(?:\.\d+)?)\*\* (.*)$/s;
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]\d+|\d+\.\d+)\b/g;

export function parseRulebook(text: string): Rulebook {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  const numbers = new Set(blocks.flatMap((block) => NUMBERED.exec(block)?.[1] ?? []));
  let title = "";
  let credit = "";
  const sections: { title: string; paragraphs: Paragraph[] }[] = [];
  for (const block of blocks) {
    if (block.startsWith("# ")) title = block.slice(2);
    else if (block.startsWith("## ")) sections.push({ title: block.slice(3), paragraphs: [] });
    else if (sections.length === 0) credit += block;
    else if (block !== "") sections.at(-1)!.paragraphs.push(paragraph(block, numbers));
  }
  return { title, credit, sections };
}

function paragraph(block: string, numbers: ReadonlySet<string>): Paragraph {
  const numbered = NUMBERED.exec(block);
  const number = numbered?.[1] ?? "";
  const pieces = inline((numbered?.[2] ?? block).replaceAll("\n", " "), numbers);
  return { number, pieces, plain: `${number} ${pieces.map(({ text }) => text).join("")}`.toLowerCase() };
}

function inline(text: string, numbers: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, em, rule] = match;
    if (rule !== undefined && !numbers.has(rule)) continue;
    if (match.index > from) pieces.push({ kind: "text", text: text.slice(from, match.index) });
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (em !== undefined) pieces.push({ kind: "em", text: em });
    else pieces.push({ kind: "rule", text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

/** The sections with only those paragraphs that hold every word; sections without any are left out. */
export function searchRulebook({ sections }: Rulebook, asked: string): readonly Section[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter(({ plain }) => words.every((word) => plain.includes(word))),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
