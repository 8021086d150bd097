/**
 * Every kind of decision of every board, on the three smallest phones: large enough, readable, uncovered, and nothing moves; and the
 * driver of each game finds its way through all of them, so that no game that is played at random meets one that it does not know.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOOKS, nameOf, openGallery, SIZES } from "../scripts/drawings.mjs";
import { drivers } from "./harness/drivers.ts";
import { pressFirst } from "./harness/keyboard.ts";
import { touchByMouse } from "./harness/touch.ts";

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

/** The whole gallery is a command of its own: `npm run gallery`. */
const SMALLEST = SIZES.filter(({ width, height }) => width <= 390 && height < 700);

describe.each(SMALLEST.map((size, index) => ({ size, look: LOOKS[index % LOOKS.length]!, name: nameOf(size) })))(
  "at $name",
  ({ size, look }) => {
    let painter: Awaited<ReturnType<typeof gallery.painter>>;
    beforeAll(async () => {
      painter = await gallery.painter(size, look);
    });
    afterAll(() => painter.close());

    test.each(drivers)("no decision of $id is hard to make", async ({ id }) => {
      const decisions = new Set<string>();
      const complaints: string[] = [];
      for (const listed of await painter.list()) {
        if (listed.game !== id || listed.decision === null || decisions.has(listed.decision)) continue;
        decisions.add(listed.decision);
        const drawing = await painter.draw(listed, false);
        complaints.push(...drawing.complaints.map((complaint) => `${listed.name}: ${complaint}`));
      }
      expect(decisions.size).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  },
);

/** A piece, where it goes, how it is paid and the button that does it; a few more are needed where a touch only opens something. */
const MOST_STEPS = 6;

describe("at every decision", () => {
  let painter: Awaited<ReturnType<typeof gallery.painter>>;
  beforeAll(async () => {
    painter = await gallery.painter(SMALLEST[0]!, LOOKS[0]!);
  });
  afterAll(() => painter.close());

  test.each(drivers)("the driver of $id comes to a move, by mouse and by keyboard", async ({ id, offers }) => {
    const { page, ask } = painter;
    const step = (choose: number): Promise<boolean> =>
      (choose % 2 === 0 ? touchByMouse : pressFirst)(page, offers(choose), choose);
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
});
