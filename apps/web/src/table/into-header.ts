/** Puts a part of a page into the line above it, so that the board has all the room below. */
export function intoHeader(node: HTMLElement): () => void {
  document.getElementById("header-place")?.append(node);
  return () => node.remove();
}
