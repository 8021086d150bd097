/** Every kind of decision of every board, on the three smallest phones: large enough, readable, uncovered, and nothing moves. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOOKS, nameOf, openGallery, SIZES } from "../scripts/drawings.mjs";

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

/** The whole gallery is a command of its own: `npm run gallery`. */
const SMALLEST = SIZES.filter(({ width, height }) => width <= 390 && height < 700);

test.each(SMALLEST.map((size, index) => ({ size, look: LOOKS[index % LOOKS.length]!, name: nameOf(size) })))(
  "no decision of any board is hard to make at $name",
  async ({ size, look }) => {
    const painter = await gallery.painter(size, look);
    const decisions = new Set<string>();
    const complaints: string[] = [];
    for (const listed of await painter.list()) {
      const kind = `${listed.game} ${listed.decision}`;
      if (listed.decision === null || decisions.has(kind)) continue;
      decisions.add(kind);
      const drawing = await painter.draw(listed, false);
      complaints.push(...drawing.complaints.map((complaint) => `${listed.game} ${listed.name}: ${complaint}`));
    }
    await painter.close();
    expect(decisions.size).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  },
);
