/** A crowded server is asked again when it says, and not for ever. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientFetch } from "./patient-fetch.ts";

let answers: Response[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked++;
    return answers.shift() ?? new Response("there");
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tooFast = (): Response => new Response("{}", { status: 429, headers: { "retry-after": "3" } });

test("waits as long as it is told, then has what it wanted", async () => {
  answers = [tooFast()];
  const answer = patientFetch("/api/me");
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toBe(2);
  expect(await (await answer).text()).toBe("there");
});

test("gives up in the end and hands over the refusal", async () => {
  answers = Array.from({ length: 9 }, tooFast);
  const answer = patientFetch("/api/me");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([(await answer).status, asked]).toEqual([429, 4]);
});

test("any other answer is handed over at once", async () => {
  answers = [new Response("", { status: 503 })];
  expect([(await patientFetch("/api/me")).status, asked]).toEqual([503, 1]);
});

test("what the first script has asked is not asked again, but only once", async () => {
  const answers = new Map([["/api/me", Promise.resolve(new Response("early"))]]);
  vi.stubGlobal("early", { answers });
  expect([await (await patientFetch("/api/me")).text(), asked]).toEqual(["early", 0]);
  expect([await (await patientFetch("/api/me")).text(), asked]).toEqual(["there", 1]);
});

test("a change is never answered by what was asked before", async () => {
  vi.stubGlobal("early", { answers: new Map([["/api/me", Promise.resolve(new Response("early"))]]) });
  expect(await (await patientFetch("/api/me", { method: "PUT" })).text()).toBe("there");
});
