/** From floor to floor by keyboard, among those that light up; the lowest comes first. */
export function walkFloors(board: HTMLElement, step: number): void {
  const lit = [...board.querySelectorAll<HTMLElement>("[data-floor]")];
  const at = lit.findIndex((floor) => floor === document.activeElement);
  lit.at(at < 0 ? -1 : Math.max(0, Math.min(lit.length - 1, at + step)))?.focus();
}
