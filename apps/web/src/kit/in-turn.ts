/** Lets parts of a board be drawn one after the other, each in a task of its own: in between the page answers to a finger. */
let latest: Promise<void> = Promise.resolve();

export function inTurn(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return latest;
}
