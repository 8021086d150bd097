/** The look of the client for a page that can load nothing but itself. */
export const STYLE = `
@font-face { font-family: "Grenze Gotisch"; font-display: swap; src: url("/fonts/grenze-gotisch-latin-600-normal.woff2") format("woff2"); }
:root { color-scheme: dark; --ground: #14212b; --surface: #1c2d39; --text: #f3e7cf; --muted: #b9b29f; --accent: #e0b454; --on: #241a08; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ground: #efe3c8; --surface: #f8f0dd; --text: #2b1d14; --muted: #5d4d3c; --accent: #7a5410; --on: #fff6e0; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--text);
  font: 400 1.125rem/1.45 "Alegreya Sans", "Gill Sans", "Trebuchet MS", sans-serif; }
main { position: relative; width: min(100%, 27rem); padding: 2.2rem 1.8rem 2rem; text-align: center; background: var(--surface);
  border: 1px solid #c99a3b; border-radius: 14px; }
main::before { content: ""; position: absolute; inset: 4px; border: 1px solid #c99a3b8c; border-radius: 10px; pointer-events: none; }
svg { width: 6.5rem; height: auto; }
h1 { margin: 0.6rem 0 0.5rem; font: 600 2.2rem/1.1 "Grenze Gotisch", "Iowan Old Style", "Palatino Linotype", serif; color: var(--accent); text-wrap: balance; }
p { margin: 0 0 0.8rem; text-wrap: pretty; }
.again { color: var(--muted); font-size: 1rem; }
.wait { height: 4px; margin: 0 0 1.4rem; border-radius: 2px; background: var(--ground); overflow: hidden; }
.wait i { display: block; height: 100%; background: #c99a3b; transform-origin: left; animation: fill linear forwards; }
@keyframes fill { from { transform: scaleX(0); } to { transform: scaleX(1); } }
a { display: inline-block; min-height: 44px; padding: 0.6rem 1.4rem; border-radius: 10px; background: var(--accent); color: var(--on); font-weight: 700; text-decoration: none; line-height: 1.5rem; }
a:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { .wait { display: none; } }
`;
