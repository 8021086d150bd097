/** Every address leads to its page, and strange ones lead to none. */
import { expect, test } from "vitest";
import { isOurs, routeOf } from "./router.ts";

test.each([
  ["/", { page: "home" }],
  ["/new/king-of-12", { page: "new", game: "king-of-12", mode: "bots" }],
  ["/new/king-of-12?mode=friends", { page: "new", game: "king-of-12", mode: "friends" }],
  ["/new/king-of-12?mode=nonsense", { page: "new", game: "king-of-12", mode: "bots" }],
  ["/new/king-of-12?mode=screen&chronicle=abc", { page: "new", game: "king-of-12", mode: "screen", chronicle: "abc" }],
  ["/chronicle/abc", { page: "chronicle", id: "abc" }],
  ["/chronicle/abc#def", { page: "chronicle", id: "abc" }],
  ["/chronicle/local/abc", { page: "chronicle-local", id: "abc" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/local/abc", { page: "local", id: "abc" }],
  ["/replay/abc?verify", { page: "replay", id: "abc", verify: true }],
  ["/replay/local/abc", { page: "replay-local", id: "abc", verify: false }],
  ["/replay", { page: "replay-file" }],
  ["/learn/king-of-12", { page: "learn", game: "king-of-12" }],
  ["/rules/king-of-12#2.1", { page: "rules", game: "king-of-12", paragraph: "2.1" }],
  ["/rules/king-of-12/", { page: "rules", game: "king-of-12", paragraph: "" }],
  ["/about", { page: "about" }],
])("%s is a page", (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

test.each([
  "/nowhere",
  "/t",
  "/t/a/b",
  "/t/local/b",
  "/chronicle",
  "/chronicle/a/b",
  "/about/us",
  "/new",
  "/replay/local/a/b",
  "/replay/a/b",
  "/rules",
  "//",
])("%s is none, or home", (address) => {
  expect(routeOf(address).page).toBe(address === "//" ? "home" : "not-found");
});

test("a broken escape in an address breaks nothing", () => {
  expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});

const link = { origin: "https://hall", target: "", pathname: "/about", download: "" };
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test("ordinary clicks on our own pages are ours", () => {
  expect(isOurs(link, click, "https://hall")).toBe(true);
});

test.each([
  ["another site", { ...link, origin: "https://elsewhere" }, click],
  ["a new tab", { ...link, target: "_blank" }, click],
  ["a download", { ...link, download: "game.json" }, click],
  ["a file", { ...link, pathname: "/fonts/licence.txt" }, click],
  ["the API", { ...link, pathname: "/api/openapi" }, click],
  ["the middle button", link, { ...click, button: 1 }],
  ["the control key", link, { ...click, ctrlKey: true }],
  ["a click somebody handled", link, { ...click, defaultPrevented: true }],
])("%s is not", (_, anchor, event) => {
  expect(isOurs(anchor, event, "https://hall")).toBe(false);
});
