/** Every kind of decision of every board, on the three smallest phones: large enough, readable, uncovered, and nothing moves. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOOKS, nameOf, openGallery, SIZES } from "../scripts/drawings.mjs";
import { drivers } from "./harness/drivers.ts";

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
