/** Hands a text to the person as a file. */

/** Browsers begin to read it at once. */
const READ = 1000;

export function save(name: string, text: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "application/json" }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), READ);
}
