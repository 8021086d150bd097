/** Which signs a font in the form WOFF2 has: reads its character map, and nothing else of it. */
import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
/** What the first six bits of a table's entry mean; 63 says that the name follows. */
const CMAP = 0;
const GLYF_AND_LOCA = [10, 11];
const NAMED = 63;

/** A number in groups of seven bits. */
function base128(data: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let next = at; ; next++) {
    const byte = data[next]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: next + 1 };
  }
}

function characterMap(font: Buffer): Buffer {
  let at = HEADER;
  let offset = 0;
  let found: { readonly offset: number; readonly length: number } | undefined;
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font[at]!;
    const kind = flags & 63;
    at += kind === NAMED ? 5 : 1;
    let { value: length, next } = base128(font, at);
    // Outlines are transformed unless the flags say 3, everything else unless they say 0.
    const isTransformed = GLYF_AND_LOCA.includes(kind) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isTransformed) ({ value: length, next } = base128(font, next));
    at = next;
    if (kind === CMAP) found = { offset, length };
    offset += length;
  }
  if (!found) throw new Error("a font without a character map");
  const all = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return all.subarray(found.offset, found.offset + found.length);
}

/** Code points, from the map of segments (format 4) that every font of ours has. */
export function signsOf(font: Buffer): ReadonlySet<number> {
  const map = characterMap(font);
  const places = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(4 + 8 * index + 4));
  const place = places.find((one) => map.readUInt16BE(one) === 4);
  if (place === undefined) throw new Error("a font without a map of segments");
  const count = map.readUInt16BE(place + 6) / 2;
  const signs = new Set<number>();
  for (let segment = 0; segment < count; segment++) {
    const last = map.readUInt16BE(place + 14 + 2 * segment);
    const first = map.readUInt16BE(place + 16 + 2 * count + 2 * segment);
    for (let code = first; code <= last && code !== 0xff_ff; code++) signs.add(code);
  }
  return signs;
}
