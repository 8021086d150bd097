/** The page that draws the gallery; the program that looks at it calls `gallery` from outside. */
import type { Language } from "@tafelrunde/core";
import { mount, tick, unmount } from "svelte";
import { preferences } from "../preferences.svelte.ts";
import { LessonSession } from "../session/lesson.ts";
import { GameKit } from "../table/game-kit.svelte.ts";
import Gallery from "./Gallery.svelte";
import { judge, stays } from "./judge.ts";
import type { GalleryPage, Listed } from "./page.ts";
import type { GalleryState } from "./states.ts";

const files = import.meta.glob<{ states: readonly GalleryState[] }>("../games/*/gallery.ts");
const target = document.getElementById("app")!;
let shown: ReturnType<typeof mount> | undefined;
let before: ReturnType<typeof stays> = new Map();

const LESSON = /^lesson-(\d+)$/;
const idOf = (file: string): string => file.split("/").at(-2)!;

async function kitOf(game: string): Promise<GameKit> {
  const kit = await GameKit.load(game);
  if (typeof kit === "string") throw new Error(`${game}: ${kit}`);
  return kit;
}

async function list(): Promise<readonly Listed[]> {
  const games = await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const game = idOf(file);
      const { states } = await load();
      const planted = states.map(({ name, decision, touches = [] }) => ({ game, name, decision, touches }));
      const kit = await kitOf(game);
      const lesson = kit.web.lesson.steps.flatMap(({ moves }, index) =>
        moves.length === 0 ? [] : { game, name: `lesson-${index}`, decision: null, touches: [] },
      );
      return [...planted, ...lesson];
    }),
  );
  return games.flat();
}

async function taughtUntil(kit: GameKit, index: number): Promise<LessonSession> {
  const session = new LessonSession(kit.game, kit.web.lesson, "Ada");
  for (const { moves } of kit.web.lesson.steps.slice(0, index))
    if (moves[0] === undefined) session.next();
    else await session.play(kit.game.parse(moves[0]));
  return session;
}

async function show(game: string, name: string): Promise<void> {
  if (shown) await unmount(shown);
  target.replaceChildren();
  const kit = await kitOf(game);
  const { states } = await files[`../games/${game}/gallery.ts`]!();
  const step = LESSON.exec(name)?.[1];
  const drawn = step === undefined ? states.find((state) => state.name === name) : await taughtUntil(kit, Number(step));
  if (!drawn) throw new Error(`${game} has no state ${name}`);
  shown = mount(Gallery, { target, props: { kit, drawn } });
  await tick();
  await document.fonts.ready;
}

function remember(): void {
  before = stays();
}

async function speak(language: Language, theme: "dark" | "light"): Promise<void> {
  await preferences.start();
  await preferences.setLanguage(language);
  preferences.setTheme(theme);
}

const gallery: GalleryPage = { list, show, speak, remember, judge: () => judge(before) };
Object.assign(globalThis, { gallery });
