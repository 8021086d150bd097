/** The page that draws the gallery; the program that looks at it calls `gallery` from outside. */
import type { Language } from "@tafelrunde/registry/languages";
import { mount, tick, unmount } from "svelte";
import { preferences } from "../preferences.svelte.ts";
import { LessonSession } from "../session/lesson.ts";
import { GameKit } from "../table/game-kit.svelte.ts";
import Gallery from "./Gallery.svelte";
import { judge, stays } from "./judge.ts";
import type { GalleryPage, Listed } from "./page.ts";
import { PlantedSession } from "./planted-session.ts";
import type { GalleryState } from "./states.ts";

const files = import.meta.glob<{ states: readonly GalleryState[] }>("../games/*/gallery.ts");
const target = document.getElementById("app")!;
let shown: ReturnType<typeof mount> | undefined;
let session: PlantedSession | LessonSession | undefined;
let before: ReturnType<typeof stays> = new Map();

const QUIET_FRAMES = 3;
const SETTLED_BY = 30_000;
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

async function plant(kit: GameKit, name: string): Promise<PlantedSession> {
  const { states } = await files[`../games/${kit.game.id}/gallery.ts`]!();
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`${kit.game.id} has no state ${name}`);
  return new PlantedSession(kit.game, state);
}

async function show(game: string, name: string): Promise<void> {
  if (shown) await unmount(shown);
  target.replaceChildren();
  const kit = await kitOf(game);
  const step = LESSON.exec(name)?.[1];
  session = step === undefined ? await plant(kit, name) : await taughtUntil(kit, Number(step));
  shown = mount(Gallery, { target, props: { kit, session } });
  await tick();
  await document.fonts.ready;
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Where everything stands and what it says; whatever is still being worked out changes it from frame to frame. */
function sight(): string {
  const boxes = [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });
  return `${boxes.join()} ${document.body.textContent}`;
}

/** A board measures its place and draws itself anew, each in a frame of its own: a few quiet ones in a row are the end of it. */
async function settle(): Promise<void> {
  const end = performance.now() + SETTLED_BY;
  for (let [quiet, last] = [0, ""]; quiet < QUIET_FRAMES;) {
    if (performance.now() > end) throw new Error("the page never stands still");
    await frame();
    const now = sight();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}

function remember(): void {
  before = stays();
}

async function speak(language: Language, theme: "dark" | "light"): Promise<void> {
  await preferences.start();
  await preferences.setLanguage(language);
  preferences.setTheme(theme);
}

/** A lesson shows what to do, and needs nobody who finds a way through it. */
async function awaited(game: string, name: string): Promise<string | null> {
  const view = LESSON.test(name) ? null : (await plant(await kitOf(game), name)).awaited;
  return view === null ? null : JSON.stringify(view);
}

const gallery: GalleryPage = {
  list,
  show,
  settle,
  speak,
  remember,
  judge: () => judge(before),
  awaited,
  played: () => (session instanceof PlantedSession ? session.played : 0),
};
Object.assign(globalThis, { gallery });
