/** What a program can say against a page as it stands: too small, covered, cut, unreachable, moved. */

/** What a finger needs, and what it may do with where the same choice has a larger place (`data-also`). */
const FINGER = 44;
const ALSO = 24;
const SMALLEST_TEXT = 12;
const TALLEST_HEADER = 56;
/** Rounding of layouts. */
const SLACK = 0.75;
/** A target is felt for at so many points, each way. */
const POINTS = 12;
/** Nearer than that to its edge, a browser may round to the neighbour. */
const EDGE = 1;

const TARGETS = "button, a[href], [role=button], [role=tab], input, select, summary";
/** On such low screens one may have to scroll, if something says so. */
const LOW = 420;

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest(".hidden-visually, .skip, [inert]") === null &&
  getComputedStyle(element).clipPath !== "inset(50%)";

const isDisabled = (element: Element): boolean =>
  element.matches(":disabled, [aria-disabled=true]") || (element instanceof HTMLInputElement && element.type === "hidden");

/** A short address of an element for people. */
function nameOf(element: Element): string {
  const data = [...element.attributes]
    .filter(({ name }) => name.startsWith("data-"))
    .map(({ name, value }) => `${name}=${value}`);
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.tagName.toLowerCase()}${data.length > 0 ? `[${data.join(",")}]` : ""} “${label.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
}

/** The part of the page that a touch on the target may land on. */
const placeOf = (target: Element): Element => (target.matches("input") && target.closest("label")) || target;

interface Felt {
  readonly width: number;
  readonly height: number;
}

const STEPS: readonly number[] = Array.from({ length: POINTS + 1 }, (_, step) => step / POINTS);
const BACKWARDS: readonly number[] = STEPS.toReversed();

/** How large the target is for a finger: between the outermost points at which a touch really hits it. */
function feel(target: Element): Felt {
  const place = placeOf(target);
  const { left, top, width, height } = place.getBoundingClientRect();
  const across = (part: number): number => left + EDGE + (width - 2 * EDGE) * part;
  const down = (part: number): number => top + EDGE + (height - 2 * EDGE) * part;
  const hits = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(across(x), down(y));
    return hit !== null && place.contains(hit);
  };
  // From each side inwards, because most targets are hit at their very edge.
  const column = (x: number): boolean => STEPS.some((y) => hits(x, y));
  const row = (y: number): boolean => STEPS.some((x) => hits(x, y));
  const first = STEPS.find(column);
  if (first === undefined) return { width: 0, height: 0 };
  const last = BACKWARDS.find(column)!;
  const [highest, lowest] = [STEPS.find(row)!, BACKWARDS.find(row)!];
  return {
    width: Math.min(Math.ceil(width), across(last) - across(first) + 2 * EDGE),
    height: Math.min(Math.ceil(height), down(lowest) - down(highest) + 2 * EDGE),
  };
}

const scrollerOf = (element: Element | null): Element | null => {
  for (let at = element; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
  return null;
};

/** Felt after scrolling to it, where lists and low screens may scroll. */
function feelAfterScrolling(target: Element): Felt {
  const scroller = scrollerOf(target);
  if (!scroller || (scroller.matches("main") && innerHeight > LOW)) return { width: 0, height: 0 };
  const was = scroller.scrollTop;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const felt = feel(target);
  scroller.scrollTop = was;
  return felt;
}

/** Links in the middle of a sentence are as high as the sentence. */
const isInText = (target: Element): boolean => target.matches("p a, li a:not(:only-child)");

function* smallTargets(): Generator<string> {
  const open = document.querySelector("dialog[open]") ?? document;
  for (const target of open.querySelectorAll(TARGETS)) {
    if (isDisabled(target) || !isShown(placeOf(target)) || isInText(target)) continue;
    const needed = (target.hasAttribute("data-also") ? ALSO : FINGER) - SLACK;
    let felt = feel(target);
    if (felt.width < needed || felt.height < needed) felt = larger(felt, feelAfterScrolling(target));
    if (felt.width >= needed && felt.height >= needed) continue;
    const size = `${Math.round(felt.width)}×${Math.round(felt.height)}`;
    yield felt.width === 0 ? `cannot be touched: ${nameOf(target)}` : `target ${size}: ${nameOf(target)}`;
  }
}

const larger = (a: Felt, b: Felt): Felt => (a.width * a.height >= b.width * b.height ? a : b);

function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    if (matrix) return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  }
  let scale = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { transform, scale: own } = getComputedStyle(at);
    if (transform !== "none") {
      const { a, b, c, d } = new DOMMatrix(transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    if (own !== "none") scale *= Number(own.split(" ")[0]);
  }
  return scale;
}

function* smallTexts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.textContent!.trim() === "" || !isShown(parent) || parent.closest("[data-ornament], title, style, script"))
      continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    const said = node.textContent!.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    if (size < SMALLEST_TEXT - 0.05) yield `text of ${size.toFixed(1)} px: “${said}”`;
    if (box.right > innerWidth + SLACK + 1 || box.left < -SLACK - 1) yield `text is cut at the side: “${said}”`;
  }
}

/** Where it stands, no matter how far a touch had to scroll. */
function standsAt(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x, y + (scrollerOf(element)?.scrollTop ?? 0), width, height);
}

/** Everything that promises to stay where it is. */
export const stays = (): Map<Element, DOMRect> =>
  new Map([...document.querySelectorAll("[data-stays]")].filter(isShown).map((element) => [element, standsAt(element)]));

function* moved(before: ReadonlyMap<Element, DOMRect>): Generator<string> {
  for (const [element, was] of before) {
    const is = standsAt(element);
    const by = Math.max(...(["left", "top", "width", "height"] as const).map((side) => Math.abs(is[side] - was[side])));
    if (!element.isConnected) yield `was taken away by a choice: ${nameOf(element)}`;
    else if (by > 1) yield `moves by ${Math.round(by)} px when a choice opens: ${nameOf(element)}`;
  }
}

function* frame(): Generator<string> {
  const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
  if (header > TALLEST_HEADER) yield `the header is ${Math.round(header)} px high`;
  for (const element of [document.documentElement, document.querySelector("main")!])
    if (element.scrollWidth > element.clientWidth + 1) yield `${element.tagName.toLowerCase()} scrolls sideways`;
  const main = document.querySelector("main")!;
  if (main.scrollHeight > main.clientHeight + 4) {
    if (innerHeight > LOW) yield `the page scrolls by ${main.scrollHeight - main.clientHeight} px`;
    else if (!document.querySelector("[data-more]")) yield "the page scrolls and nothing says so";
  }
  for (const element of document.querySelectorAll("[data-stays]")) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > innerWidth + 1)) yield `is cut at the side: ${nameOf(element)}`;
  }
}

/** Words for the one who mends it: what is wrong, and where. */
export function judge(before: ReadonlyMap<Element, DOMRect>): readonly string[] {
  return [...new Set([...frame(), ...smallTargets(), ...smallTexts(), ...moved(before)])];
}
