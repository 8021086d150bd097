/** The arrow keys in a row of buttons of which the tab key finds only one. */

/** From the button that has the focus to the one that the key leads to; nothing for other keys. `beside` is how far each arrow leads. */
export function followArrow(event: KeyboardEvent, beside: { readonly [key: string]: number }): void {
  const { key, currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const row = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(":scope > button") ?? [])];
  const last = row.length - 1;
  const step = key === "Home" ? -last : key === "End" ? last : beside[key];
  if (step === undefined) return;
  event.preventDefault();
  row[Math.min(last, Math.max(0, row.indexOf(currentTarget) + step))]?.focus();
}
