/** The person at the table: tells them the news, shows them the table, and asks until they made a legal move. */
import { fastChance, type Match, type Seat } from "@tafelrunde/core";
import { pad, width } from "@tafelrunde/terminal";
import type { Voice } from "./chosen-game.ts";
import { paintedNames, tell } from "./chronicle.ts";
import { type Context, say } from "./io.ts";
import { beside, wrap } from "./layout.ts";
import type { Lines } from "./lines.ts";
import { type Entry, firstFolded, menuOf, MOST_LISTED } from "./menu.ts";
import { paragraph, wholeBook } from "./rulebook.ts";
import { inWords, understand } from "./understand.ts";
import { noSuchNumberIn } from "./words/words.ts";

interface PlayerSetup {
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
  /** What was listed last; numbers mean its lines. */
  #menu: readonly Entry[] = [];
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
    const told = tell(events, voice.words, paintedNames(names, seat, context.paint), seat, context);
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
    const known = [...this.#known.values()];
    const meant = understand(line, { game: match.game, words: voice.words, moves, menu: this.#menu, known });
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
        say(io, ["", ...this.#explained(menuOf(known, voice.words)), "", ...wrap(text.howToPlay), ""]);
        return "again";
      case "table":
        this.#showTable();
        this.#showMoves();
        return "again";
      case "rules":
        await this.#showRules(meant.paragraph);
        return "again";
      case "takeback":
        return this.#takeBack();
      case "several":
        if (moves.length > MOST_LISTED) this.#list(meant.moves, [text.howToSeeAll]);
        else this.#refuse(text.several(meant.moves.map((move) => voice.words.move(move))));
        return "again";
      case "no-such-number":
        this.#refuse(noSuchNumberIn(text, this.#menu.length));
        return "again";
      case "nothing":
        if (line.trim() === "" && moves.length > MOST_LISTED) this.#showMoves();
        else this.#refuse(text.notUnderstood);
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

  #takeBack(): "moved" | "again" {
    const { match, seat, context } = this.#at;
    if (match.takeback(seat).ok) {
      say(context.io);
      return "moved";
    }
    this.#refuse(context.text.noTakeback);
    return "again";
  }

  #refuse(sentence: string): void {
    const { io, paint } = this.#at.context;
    say(io, beside(` ${paint.red("✗")}`, 3, sentence));
  }

  #showTable(): void {
    const { match, seat, names, voice, context } = this.#at;
    say(context.io, ["", ...voice.terminal.draw(match.update(seat).view, names, voice.words.text, context.paint)]);
  }

  #showMoves(): void {
    const { match, seat, names, voice, context } = this.#at;
    const { io, text, paint } = context;
    const { view } = match.update(seat);
    const mayTakeBack = match.game.takeback?.(match.game.imagine(view, fastChance(0)), seat) ?? false;
    say(io, ["", ...wrap(paint.bold(voice.words.awaited(view, names)))]);
    this.#list(match.moves(seat), mayTakeBack ? [text.howToTakeBack] : []);
  }

  /** Lists these moves, numbered, with notes below. */
  #list(moves: readonly unknown[], notes: readonly string[]): void {
    const { voice, context } = this.#at;
    const { io, text, paint } = context;
    this.#menu = menuOf(moves, voice.words);
    const example = firstFolded(this.#menu);
    const help = example === undefined ? [] : [text.howToUnfold(inWords(voice.words.move(example)))];
    say(io, [...this.#explained(this.#menu, "numbered"), ...[...help, ...notes].flatMap((note) => wrap(paint.dim(note)))]);
  }

  /** Moves in a list, each with what it does; said once for those that do the same. */
  #explained(menu: readonly Entry[], numbered?: "numbered"): string[] {
    const { paint } = this.#at.context;
    const room = Math.max(...menu.map(({ name }) => width(name))) + 6;
    return menu.flatMap(({ name, hint }, index) => {
      const number = numbered ? String(index + 1).padStart(2) : " ·";
      const news = menu[index - 1]?.hint === hint ? "" : hint;
      return beside(` ${paint.gold(number)} ${pad(name, room - 4)}`, room, news).map((line) => line.trimEnd());
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
