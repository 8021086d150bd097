/** The page for a bad moment: in the reader's language, for people alone, and it tries again by itself. */
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { languageOf, refusedPage, retryAfter, wantsPage } from "./refused-page.ts";

test.each([
  ["de-DE,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr-FR, de;q=0.5", "de"],
  ["nl,sv", "en"],
  ["x-deviant", "en"],
  [undefined, "en"],
])("%s reads %s", (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
  expect(refusedPage("too-fast", 3, { accepted, request: "0123456789ab" })).toContain(`<html lang="${language}">`);
});

test.each(["too-fast", "stopping", "fault"])("%s is told in words, and tried again without a script", (code) => {
  const seconds = retryAfter(code)!;
  for (const accepted of ["de", "en"]) {
    const page = refusedPage(code, seconds, { accepted, request: "0123456789ab" });
    expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(page).toMatch(/<h1>\S.+<\/h1>/);
    expect(page).not.toMatch(/<script|undefined|too-fast/);
    expect(page.includes("0123456789ab"), "only a fault is looked for in the log").toBe(code === "fault");
  }
});

test("what will not change by waiting is not tried again", () => {
  for (const code of ["not-found", "bad-origin", "seat-taken", "toString"]) expect(retryAfter(code)).toBeUndefined();
});

test("only a browser that opens a page gets one", () => {
  const asks = (method: string, accept?: string) => wantsPage({ method, headers: { accept } } as FastifyRequest);
  expect(asks("GET", "text/html,application/xhtml+xml,*/*;q=0.8")).toBe(true);
  expect([asks("GET", "*/*"), asks("GET", "application/json"), asks("GET"), asks("POST", "text/html")]).not.toContain(true);
});
