/** A QR code as one path, with the quiet border that readers need. */

interface Modules {
  readonly size: number;
  get(x: number, y: number): boolean;
}

const BORDER = 4;

export function qrPath(code: Modules): { readonly size: number; readonly path: string } {
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + BORDER} ${y + BORDER}h1v1h-1z`;
  return { size: code.size + 2 * BORDER, path };
}
