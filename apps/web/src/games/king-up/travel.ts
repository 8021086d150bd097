/** Lets the candidates walk: remembers where each stood, and lets them come from there to where they stand now. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const people = (root: Element): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-candidate]")];

function spotOf(person: Element): Spot {
  const { left, top, width, height } = (person.querySelector("[data-disc]") ?? person).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

export function remember(root: Element): ReadonlyMap<string, Spot> {
  return new Map(people(root).map((person) => [person.dataset["candidate"]!, spotOf(person)]));
}

/** Smaller shifts are no way at all. */
const STEP = 3;

export function walk(root: Element, before: ReadonlyMap<string, Spot>, ms: number): void {
  for (const person of people(root)) {
    const from = before.get(person.dataset["candidate"]!);
    const to = spotOf(person);
    if (!from || to.width === 0) continue;
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(x, y) < STEP) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const top = `translate(${x * 0.45}px, ${y * 0.45}px) scale(1.15)`;
    const frames = [
      { transform: start, zIndex: 8 },
      { transform: top, zIndex: 8 },
      { transform: "none", zIndex: 8 },
    ];
    person.animate(frames, { duration: ms, easing: "ease-in-out" });
  }
}
