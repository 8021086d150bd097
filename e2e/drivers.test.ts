/** The driver of each game finds its way through every decision of the gallery, so that no game played at random meets one it does not know. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOOKS, openGallery, SIZES } from "../scripts/drawings.mjs";
import { drivers } from "./harness/drivers.ts";
import { pressFirst } from "./harness/keyboard.ts";
import { touchByMouse } from "./harness/touch.ts";

let gallery: Awaited<ReturnType<typeof openGallery>>;
let painter: Awaited<ReturnType<typeof gallery.painter>>;

beforeAll(async () => {
  gallery = await openGallery();
  painter = await gallery.painter(SIZES[0]!, LOOKS[0]!);
});
afterAll(async () => {
  await painter.close();
  await gallery.close();
});

/** A piece, where it goes, how it is paid and the button that does it; a few more are needed where a touch only opens something. */
const MOST_STEPS = 6;

test.each(drivers)("the driver of $id comes to a move, by mouse and by keyboard", async ({ id, offers }) => {
  const { page, ask } = painter;
  const step = (choose: number): Promise<boolean> => (choose % 2 === 0 ? touchByMouse : pressFirst)(page, offers(choose), choose);
  const isPlayed = async (): Promise<boolean> => (await ask((shown) => shown.played())) > 0;
  const met = new Set<string | null>([null]);
  const stuck: string[] = [];
  for (const listed of await painter.list()) {
    if (listed.game !== id) continue;
    const view = await ask((shown, [game = "", name = ""]) => shown.awaited(game, name), [id, listed.name]);
    if (met.has(view)) continue;
    met.add(view);
    await painter.show(listed);
    let steps = 0;
    while (steps < MOST_STEPS && (await step(met.size + steps)) && !(await isPlayed())) steps++;
    if (!(await isPlayed())) stuck.push(`${listed.name}, after ${steps} steps`);
  }
  expect(met.size).toBeGreaterThan(1);
  expect(stuck).toEqual([]);
});
