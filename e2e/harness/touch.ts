/** Finds what is offered on a page and where a finger would reach it, and touches it. */
import type { Page } from "playwright-core";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Wish {
  readonly selectors: readonly string[];
  /** Which one, where there are several. */
  readonly choose: number;
  readonly click: boolean;
}

/** Runs in the page: the middle of the first thing that is offered and not covered, clicked if that is wished. */
function reach({ selectors, choose, click }: Wish): Point | null {
  const middleOf = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const hitOn = (element: Element): Element | null => {
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit) ? hit : null;
  };
  for (const selector of selectors) {
    const offered = [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
    );
    for (let other = 0; other < offered.length; other++) {
      const element = offered[(choose + other) % offered.length]!;
      if (!hitOn(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
      const hit = hitOn(element);
      if (!hit) continue;
      const { x, y } = middleOf(element);
      // The first of a row of clicks, so that nobody takes it for the Enter key.
      if (click)
        hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }));
      return { x, y };
    }
  }
  return null;
}

/**
 * Touches the first of these that is there, in the moment in which it is seen: in a game that goes on by itself, a click from
 * outside would often come when it is gone. False if there is none.
 */
export async function touch(page: Page, selectors: readonly string[], choose: number): Promise<boolean> {
  return (await page.evaluate(reach, { selectors, choose, click: true })) !== null;
}

/** The same with the mouse, on a page that stands still. */
export async function touchByMouse(page: Page, selectors: readonly string[], choose: number): Promise<boolean> {
  const point = await page.evaluate(reach, { selectors, choose, click: false });
  if (point) await page.mouse.click(point.x, point.y);
  return point !== null;
}
