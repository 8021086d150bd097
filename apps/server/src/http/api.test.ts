/** The description of the API is sound, and docs/api.md tells everything there is. */
import { readFileSync } from "node:fs";
import { clientMessage, CODES, newsFrame, SUBPROTOCOL, typedFrame } from "@tafelrunde/protocol";
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { SOCKET_PATH } from "../socket/sockets.ts";
import { answerTo, FAULT, statusOf } from "./errors.ts";
import { openApi } from "./openapi.ts";
import { ROUTES } from "./routes.ts";

const page = readFileSync(new URL("../../../../docs/api.md", import.meta.url), "utf8");
const missing = (words: readonly string[]): readonly string[] => words.filter((word) => !page.includes(word));

test("docs/api.md tells every route", () => {
  expect(missing(ROUTES.map(({ method, path }) => `\`${method} ${path}\``))).toEqual([]);
  expect(missing(["/healthz", "/readyz", "/metrics", "/api/openapi.json", SOCKET_PATH, SUBPROTOCOL])).toEqual([]);
});

test("docs/api.md tells every message", () => {
  const types = [...clientMessage.options, ...typedFrame.options].map(({ entries }) => entries.type.literal);
  expect(types.length).toBeGreaterThan(8);
  expect(missing(types.map((type) => `{"type":"${type}"`))).toEqual([]);
  expect(missing(Object.keys(newsFrame.entries).map((field) => `| \`${field}\` `))).toEqual([]);
});

test("docs/api.md tells every code with its status, and every limit with its default", () => {
  for (const code of [...CODES, FAULT.code]) {
    const status = code === FAULT.code ? 500 : statusOf(code);
    expect(page, code).toMatch(new RegExp(`\\| \`${code}\` +\\| ${status} `));
  }
  for (const [name, value] of Object.entries(DEFAULT_LIMITS))
    expect(page, name).toMatch(new RegExp(`\`${name}\`[^\\n]*\\b${value}\\b`));
});

test("the description names every route, its body and its answers", () => {
  const { openapi, paths } = openApi() as { openapi: string; paths: { [path: string]: { [method: string]: object } } };
  expect(openapi).toBe("3.1.0");
  for (const { method, path, takes, status = 200 } of ROUTES) {
    const operation = paths[path.replace(":id", "{id}")]?.[method.toLowerCase()];
    expect(operation, path).toMatchObject({
      responses: { [status]: { content: expect.anything() }, default: expect.anything() },
    });
    expect(Object.hasOwn(operation ?? {}, "requestBody"), path).toBe(takes !== undefined);
    expect(JSON.stringify(operation), path).not.toContain("undefined");
  }
  expect(JSON.stringify(openApi())).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/Refusal")/);
});

test("bodies in the description say what they need and take nothing else", () => {
  const { paths } = openApi() as { paths: { [path: string]: { post: { requestBody: { content: object } } } } };
  expect(paths["/api/tables"]?.post.requestBody.content).toMatchObject({
    "application/json": {
      schema: { type: "object", required: ["id", "game", "seats"], additionalProperties: false },
    },
  });
});

test("a fault tells nothing but that it is one", () => {
  expect(answerTo(new Error("password: 1234"))).toEqual({ status: 500, body: { code: "fault" }, isFault: true });
  expect(answerTo({ statusCode: 413 }).body).toEqual({ code: "too-large" });
  expect(answerTo({ statusCode: 415 })).toMatchObject({ status: 415, body: { code: "bad-message" } });
});
