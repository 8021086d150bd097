/** A text as the one frame of RFC 6455 that a server sends it in. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
/** The longest length that two bytes can tell. */
const TWO_BYTES = 0xffff;

function headerOf(length: number): readonly number[] {
  if (length < SHORT) return [TEXT, length];
  if (length <= TWO_BYTES) return [TEXT, SHORT, length >>> 8, length & 0xff];
  return [TEXT, LONG, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
}

function made(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const frame = Buffer.allocUnsafe(header.length + length);
  for (const [index, byte] of header.entries()) frame[index] = byte;
  frame.write(text, header.length);
  return frame;
}

let latest = { text: "", frame: made("") };

/** The same frame for everybody who is told the same one after the other. */
export function frameOf(text: string): Buffer {
  if (text !== latest.text) latest = { text, frame: made(text) };
  return latest.frame;
}
