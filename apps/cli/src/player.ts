/** The person at the table: tells them the news, shows them the table, and asks until they made a legal move. */
import { type Match, pad, type Seat, width } from "@tafelrunde/core";
import type { Voice } from "./chosen-game.ts";
import { paintedNames, tell } from "./chronicle.ts";
import { type Context, say } from "./io.ts";
import { beside, wrap } from "./layout.ts";
import type { Lines } from "./lines.ts";
import { paragraph, wholeBook } from "./rulebook.ts";
import { understand } from "./understand.ts";

export interface PlayerSetup {
  readonly match: Match;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly lines: Lines;
  readonly context: Context;
  rulebook(): Promise<string>;
}

export class Player {
  readonly #at: PlayerSetup;
  /** The seq up to which the person has been told everything. */
  #heard = -1;
  /** All moves the person could ever make, by their text. */
  readonly #known = new Map<string, unknown>();
  /** A number that was asked back about; typing it again means it. */
  #doubted: number | undefined;

  constructor(setup: PlayerSetup) {
    this.#at = setup;
  }

  /** What happened since the person last decided. */
  tellNews(): void {
    const { match, seat, names, voice, context } = this.#at;
    const { events, seq } = match.update(seat, this.#heard);
    this.#heard = seq;
    const told = tell(events, voice.words, paintedNames(names, seat, context.paint), context);
    if (told.length > 0) say(context.io, told);
  }

  /** Asks for one move and makes it; false if the person wants to leave. */
  async decide(): Promise<boolean> {
    const { match, seat, lines, context } = this.#at;
    for (const move of match.moves(seat)) this.#known.set(match.game.format(move), move);
    this.tellNews();
    this.#showTable();
    this.#showMoves();
    for (;;) {
      const line = await lines.ask(context.paint.gold("> "));
      if (line === undefined) return false;
      const answer = await this.#answer(line);
      if (answer !== "again") return answer === "moved";
    }
  }

  async #answer(line: string): Promise<"moved" | "leave" | "again"> {
    const { match, seat, voice, context } = this.#at;
    const { text, io } = context;
    const moves = match.moves(seat);
    const meant = understand(line, { game: match.game, words: voice.words, moves, known: [...this.#known.values()] });
    const doubted = this.#doubted;
    this.#doubted = undefined;
    switch (meant.type) {
      case "quit":
        return "leave";
      case "move":
        return this.#play(meant.move);
      case "doubtful":
        if (meant.number === doubted) return this.#play(meant.move);
        this.#doubted = meant.number;
        this.#refuse(text.doubtful(meant.number, voice.words.move(meant.move)));
        return "again";
      case "explain":
        say(io, ["", ...this.#explained([...this.#known.values()]), "", ...wrap(text.howToPlay), ""]);
        return "again";
      case "table":
        this.#showTable();
        this.#showMoves();
        return "again";
      case "rules":
        await this.#showRules(meant.paragraph);
        return "again";
      case "several":
        this.#refuse(text.several(meant.moves.map((move) => voice.words.move(move))));
        return "again";
      case "no-such-number":
        this.#refuse(text.noSuchNumber(moves.length));
        return "again";
      case "nothing":
        this.#refuse(text.notUnderstood);
        return "again";
    }
  }

  async #play(move: unknown): Promise<"moved" | "again"> {
    const { match, seat, voice, context } = this.#at;
    const played = match.play(seat, move);
    if (played.ok) {
      say(context.io);
      return "moved";
    }
    const { refusal } = played;
    const rule = "rule" in refusal ? refusal.rule : undefined;
    this.#refuse(`${voice.words.refusals[refusal.code] ?? refusal.code}${rule === undefined ? "" : ` (${rule})`}`);
    if (rule !== undefined) await this.#showRules(rule, "quietly");
    return "again";
  }

  #refuse(sentence: string): void {
    const { io, paint } = this.#at.context;
    say(io, beside(` ${paint.red("✗")}`, 3, sentence));
  }

  #showTable(): void {
    const { match, seat, names, voice, context } = this.#at;
    say(context.io, ["", ...voice.terminal.draw(match.update(seat).view, names, context.language, context.paint)]);
  }

  #showMoves(): void {
    const { match, seat, names, voice, context } = this.#at;
    const awaited = voice.words.awaited(match.update(seat).view, names);
    say(context.io, ["", ...wrap(context.paint.bold(awaited)), ...this.#explained(match.moves(seat), "numbered")]);
  }

  /** Moves in a list, each with what it does. */
  #explained(moves: readonly unknown[], numbered?: "numbered"): string[] {
    const { voice, context } = this.#at;
    const room = Math.max(...moves.map((move) => width(voice.words.move(move)))) + 6;
    return moves.flatMap((move, index) => {
      const number = numbered ? String(index + 1).padStart(2) : " ·";
      return beside(` ${context.paint.gold(number)} ${pad(voice.words.move(move), room - 4)}`, room, voice.words.hint(move));
    });
  }

  /** All rules, or one paragraph; `quietly` says nothing where there is none. */
  async #showRules(number: string | undefined, quietly?: "quietly"): Promise<void> {
    const { context, rulebook } = this.#at;
    const { io, paint, text } = context;
    const book = await rulebook();
    const shown = number === undefined ? wholeBook(book, paint) : paragraph(book, number, paint);
    if (shown) say(io, shown);
    else if (!quietly) this.#refuse(text.noSuchParagraph(number ?? ""));
  }
}
