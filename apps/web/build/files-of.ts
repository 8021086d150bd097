/** Which files of a build some of its chunks need. */
import type { Manifest } from "vite";

/** Scripts that are imported at once, styles and pictures included. */
export function filesOf(manifest: Manifest, chunks: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of chunks) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
