/** Texts that are no message of the protocol, from plain noise to those that almost are one. */

const TABLE = "a".repeat(20);

const LINES = String.raw`
null
7
1e999
true
"ping"
[]
{}
{
}{
[1,2
{"type":"ping"
undefined
{"type":null}
{"type":7}
{"type":["ping"]}
{"type":{"type":"ping"}}
[{"type":"ping"}]
{"type":"__proto__"}
{"type":"constructor"}
{"type":"toString"}
{"type":"hasOwnProperty"}
{"__proto__":{"type":"ping"}}
{"type":"ping","__proto__":{"admin":true}}
{"type":"ping","constructor":{}}
{"type":"ping","extra":1}
{"type":"lobby"}
{"type":"lobby","on":"yes"}
{"type":"done","id":"x","seq":1}
`;

const watch = (wrong: object): string => JSON.stringify({ type: "watch", table: TABLE, since: -1, chat: 0, ...wrong });
const chat = (wrong: object): string => JSON.stringify({ type: "chat", table: TABLE, id: "x", text: "hello", ...wrong });
const play = (wrong: object): string => JSON.stringify({ type: "play", table: TABLE, id: "x", move: "lay knight", ...wrong });

export const garbage: readonly string[] = [
  ...LINES.trim().split("\n"),
  "",
  " ",
  "\u0000",
  "[".repeat(2000) + "]".repeat(2000),
  `${'{"a":'.repeat(600)}1${"}".repeat(600)}`,
  ...["../../etc", "__proto__", "A".repeat(20), 7, null].map((table) => watch({ table })),
  ...[-2, 1.5, "0", null, [], 1e300].map((since) => watch({ since })),
  ...[{ chat: -1 }, { seat: 0 }, { viewer: 0 }, { as: "Ada" }].map(watch),
  ...[{ id: "x".repeat(41) }, { id: 7 }, { text: "line\nfeed" }, { text: "x".repeat(501) }, { text: " " }, { seat: 0 }].map(chat),
  ...[{ move: "" }, { move: { type: "lay", card: "knight" } }, { move: "x".repeat(201) }, { seat: 1 }].map(play),
];
