/** The description of the API, made from the same schemas that check it. */
import { http } from "@tafelrunde/protocol";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import manifest from "../../package.json" with { type: "json" };
import { type Route, ROUTES } from "./routes.ts";

type Json = { readonly [key: string]: unknown };

/** What a schema means on the wire; checks that JSON Schema cannot say are told in words elsewhere. */
function schemaOf(schema: GenericSchema, typeMode: "input" | "output"): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
}

const content = (schema: Json): Json => ({ "application/json": { schema } });

function operation({ path, does, takes, gives, status = 200, isCommand = false }: Route): Json {
  const parameters = path.includes(":id")
    ? [{ name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[a-z0-9]{20}$" } }]
    : [];
  return {
    summary: does,
    parameters,
    ...(takes ? { requestBody: { required: true, content: content(schemaOf(takes, "input")) } } : {}),
    responses: {
      [status]: { description: "Done.", content: content(schemaOf(gives, "output")) },
      ...(isCommand && { 204: { description: "Done, where `Prefer: return=minimal` was sent." } }),
      default: { description: "Refused.", content: content({ $ref: "#/components/schemas/Refusal" }) },
    },
  };
}

export function openApi(): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tafelrunde",
      version: manifest.version,
      description: "Tables, seats and records. What happens in a game arrives on the socket at /api/socket; see docs/api.md.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(http.refusalAnswer, "output") },
      securitySchemes: { guest: { type: "apiKey", in: "cookie", name: "tafelrunde" } },
    },
    security: [{ guest: [] }, {}],
  };
}
