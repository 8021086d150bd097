/** A text as the one frame of RFC 6455 that a server sends it in. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
/** The longest length that two bytes can tell. */
const TWO_BYTES = 0xffff;

function made(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const [kind, extra] = length < SHORT ? [length, 0] : length <= TWO_BYTES ? [SHORT, 2] : [LONG, 8];
  const frame = Buffer.allocUnsafe(2 + extra + length);
  frame[0] = TEXT;
  frame[1] = kind;
  if (extra === 2) frame.writeUInt16BE(length, 2);
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, 2 + extra);
  return frame;
}

let latest = { text: "", frame: made("") };

/** The same frame for everybody who is told the same one after the other. */
export function frameOf(text: string): Buffer {
  if (text !== latest.text) latest = { text, frame: made(text) };
  return latest.frame;
}
