/** Lets things on the board arrive from where they came from. */

interface Journey {
  /** A selector of the place it comes from, looked up on the same board. */
  readonly from: string;
  readonly ms: number;
}

function distance(node: Element, from: string): { x: number; y: number } | null {
  const source = node.closest("[data-board]")?.querySelector(from)?.getBoundingClientRect();
  if (!source) return null;
  const here = node.getBoundingClientRect();
  return {
    x: source.left + source.width / 2 - here.left - here.width / 2,
    y: source.top + source.height / 2 - here.top - here.height / 2,
  };
}

const settle = (t: number): number => 1 - (1 - t) ** 3;

/** A transition for things that come into being, such as a token that is won. */
export function arrive(
  node: Element,
  { from, ms }: Journey,
): { duration: number; easing: typeof settle; css: (t: number) => string } {
  const way = ms === 0 ? null : distance(node, from);
  return {
    duration: way ? ms : 0,
    easing: settle,
    css: (t) =>
      way
        ? `transform: translate(${way.x * (1 - t)}px, ${way.y * (1 - t)}px) scale(${1 + 0.5 * Math.sin(t * Math.PI)}); z-index: 9`
        : "",
  };
}

/** For things that are there already and change places, such as the dice when they are passed on. */
export function comeFrom(node: Element, { from, ms }: Journey): void {
  const way = ms === 0 ? null : distance(node, from);
  if (!way) return;
  const start = `translate(${way.x}px, ${way.y}px)`;
  const top = `translate(${way.x / 2}px, ${way.y / 2}px) scale(1.25)`;
  node.animate([{ transform: start }, { transform: top }, { transform: "none" }], { duration: ms, easing: "ease-in-out" });
}
