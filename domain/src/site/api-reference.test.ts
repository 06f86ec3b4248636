import { apiReference, type OpenApiDocument, typeInWords } from "./api-reference.js";
import type { Schema } from "./openapi-schema.js";

const show = { type: "object", properties: { id: { type: "string" }, title: { type: "string" } }, required: ["id"] };
const operation = { parameters: [], responses: {}, tags: ["Podcasts"] };

test("a group lists the endpoints that API keys may call, with the required scope", () => {
  const document: OpenApiDocument = {
    paths: {
      "/podcasts/{id}": {
        get: { ...operation, operationId: "podcast", summary: "One", security: [{}, { key: ["catalogue:read"] }] },
      },
      "/lists": {
        post: {
          ...operation,
          tags: ["Lists"],
          operationId: "create",
          summary: "New",
          security: [{ key: ["lists:write"] }],
        },
        get: { ...operation, tags: ["Lists"], operationId: "own", summary: "Own", security: [{}] },
      },
      "/account": { get: { ...operation, tags: ["Account"], operationId: "account", summary: "You" } },
    },
    webhooks: { "search.changed": { post: { ...operation, operationId: "event.search.changed", summary: "Changed" } } },
  };
  const pages = apiReference(document);
  expect(
    pages.map(({ tag, operations }) => [tag, ...operations.map(({ method, path, scope }) => [method, path, scope])]),
  ).toEqual([
    ["Podcasts", ["GET", "/podcasts/{id}", undefined]],
    ["Lists", ["POST", "/lists", "lists:write"]],
    ["Webhooks", ["EVENT", "search.changed", undefined]],
  ]);
});

test("names of fields include those within arrays and alternatives", () => {
  const schema = {
    type: "object",
    properties: {
      results: {
        type: "array",
        items: { anyOf: [{ $ref: "#/components/schemas/Show" }, { type: "null" }] },
        description: "In the order asked",
      },
      next: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
    required: ["results"],
  };
  const [page] = apiReference({
    components: { schemas: { Show: show } },
    paths: {
      "/podcasts": {
        get: {
          ...operation,
          operationId: "many",
          summary: "Many",
          description: "Use another.",
          security: [{ key: ["catalogue:read"] }],
          parameters: [{ name: "ids", required: true, description: "Each once", schema: { type: "string" } }],
          responses: {
            200: { description: "Shows", content: { "application/json": { schema } } },
            404: { description: "None", content: { "application/problem+json": { schema: show } } },
          },
        },
      },
    },
  });
  expect(page?.operations).toEqual([
    {
      id: "many",
      method: "GET",
      path: "/podcasts",
      summary: "Many",
      text: "Use another.",
      scope: "catalogue:read",
      parameters: [{ name: "ids", type: "string", text: "Each once", isRequired: true }],
      answers: [
        {
          status: "200",
          text: "Shows",
          body: {
            name: "",
            type: "object",
            fields: [
              {
                name: "results",
                type: "array",
                text: "In the order asked",
                isRequired: true,
                fields: [
                  { name: "id", type: "string", isRequired: true },
                  { name: "title", type: "string" },
                ],
              },
              { name: "next", type: "string | null" },
            ],
          },
        },
        { status: "404", text: "None" },
      ],
      sample: { path: "/podcasts?ids=PODCAST_ID" },
    },
  ]);
});

test("a field that several alternatives have shows all of its types, and is required only if each has it", () => {
  const range: Schema = {
    anyOf: [
      {
        type: "object",
        properties: { kind: { const: "closed" }, low: { type: "integer" } },
        required: ["kind", "low"],
      },
      { type: "object", properties: { kind: { const: "unknown" } }, required: ["kind"] },
      { type: "null" },
    ],
  };
  const schema = { type: "object", properties: { range } };
  const responses = { 200: { description: "It", content: { "application/json": { schema } } } };
  const get = { ...operation, operationId: "one", summary: "One", security: [{ key: ["a"] }], responses };
  const [page] = apiReference({ paths: { "/one": { get } } });
  expect(page?.operations[0]?.answers[0]?.body?.fields?.[0]?.fields).toEqual([
    { name: "kind", type: "closed | unknown", isRequired: true },
    { name: "low", type: "integer" },
  ]);
});

test("a deprecated endpoint is marked", () => {
  const get = { ...operation, operationId: "old", summary: "Old", security: [{ key: ["a"] }] };
  const [page] = apiReference({ paths: { "/old": { get: { ...get, deprecated: true } }, "/new": { get } } });
  expect(page?.operations.map(({ isDeprecated }) => isDeprecated)).toEqual([true, undefined]);
});

test.each([
  [{ type: "integer", minimum: 1, maximum: 100 }, "integer, 1 to 100"],
  [{ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, "integer, from 0"],
  [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, "integer"],
  [{ type: "string", maxLength: 200 }, "string, at most 200 characters"],
  [{ type: "integer", maximum: 1_000_000 }, "integer, to 1,000,000"],
  [{ type: "string", format: "date-time" }, "string, date-time"],
  [{ enum: ["asc", "desc"] }, "asc | desc"],
  [{ const: true }, "true"],
  [{ anyOf: [{ const: 0 }, { const: 1 }, { const: "N/A" }] }, "0 | 1 | N/A"],
  [
    {
      anyOf: [
        { type: "string", maxLength: 20 },
        { type: "array", items: { type: "string", maxLength: 20 }, maxItems: 9 },
      ],
    },
    "string, at most 20 characters, repeatable",
  ],
  [{ anyOf: [{ const: "" }, { enum: ["day", "week"] }] }, "day | week"],
  [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number | null"],
  [{ type: "array", items: { type: "string" }, maxItems: 10 }, "array of strings, at most 10"],
  [{ type: "array", items: { type: "object" } }, "array of objects"],
  [{ type: "array", items: { enum: ["a", "b"] } }, "array of a | b"],
  [{ type: ["string", "null"] }, "string | null"],
  [{}, "any"],
])("%j is %s", (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});
