import { z } from "zod";
import { openApiDocument } from "./openapi.js";

test("an operation is described by the schemas that parse it", () => {
  const document = openApiDocument(
    [
      {
        id: "thing",
        tag: "Podcasts",
        method: "get",
        path: "/things/{id}",
        summary: "One thing",
        parameters: {
          path: z.object({ id: z.string() }),
          query: z.object({ limit: z.coerce.number().int().max(9).default(3).describe("How many") }),
        },
        answers: { 200: { description: "It", schema: z.object({ name: z.string() }) }, 404: { description: "None" } },
      },
    ],
    "/api/v1",
  );
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { license: { name: expect.any(String) as string } },
    tags: [{ name: "Podcasts", description: expect.any(String) as string }],
    paths: {
      "/things/{id}": {
        get: {
          operationId: "thing",
          tags: ["Podcasts"],
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" } },
            {
              name: "limit",
              in: "query",
              required: false,
              description: "How many",
              schema: { maximum: 9, default: 3 },
            },
          ],
          responses: {
            200: { content: { "application/json": { schema: { required: ["name"] } } } },
            404: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
          },
        },
      },
    },
  });
});

test("declares the Link header of an answer with a next page", () => {
  const page = z.object({ things: z.array(z.string()), nextCursor: z.string().nullable() });
  const shared = { tag: "Podcasts", method: "get", summary: "Things" } as const;
  const paths = openApiDocument(
    [
      { ...shared, id: "things", path: "/things", answers: { 200: { description: "A page", schema: page } } },
      { ...shared, id: "thing", path: "/thing", answers: { 200: { description: "It", schema: z.object({}) } } },
    ],
    "/api/v1",
  ).paths as Record<string, { get: { responses: Record<string, { headers?: object }> } }>;
  const headersOf = (path: string) => Object.keys(paths[path]?.get.responses["200"]?.headers ?? {});
  expect(headersOf("/things")).toEqual(["Request-Id", "ETag", "Cache-Control", "Link"]);
  expect(headersOf("/thing")).toEqual(["Request-Id", "ETag", "Cache-Control"]);
});

test("an operation for keys also describes the limits, unchanged answers, and all other errors", () => {
  const callers = { anybody: true, session: false, scope: "catalogue:read" };
  const own = { id: "thing", tag: "Podcasts", method: "get", path: "/thing", summary: "It", callers } as const;
  const answers = { 200: { description: "It", schema: z.object({}) } };
  const { paths, components } = openApiDocument([{ ...own, answers }], "/api/v1") as {
    paths: Record<string, { get: { responses: Record<string, { headers: object }> } }>;
    components: { headers: object };
  };
  const { responses } = paths["/thing"]?.get ?? { responses: {} };
  const limits = ["Request-Id", "RateLimit-Policy", "RateLimit"];
  expect(Object.entries(responses).map(([status, { headers }]) => [status, Object.keys(headers)])).toEqual([
    ["200", [...limits, "ETag", "Cache-Control"]],
    ["304", [...limits, "ETag", "Cache-Control"]],
    ["default", [...limits, "Retry-After", "ETag", "Cache-Control"]],
  ]);
  for (const name of [...limits, "Retry-After", "ETag"]) expect(components.headers).toHaveProperty([name]);
});

test("a schema with an id is described once, under its name", () => {
  const thing = z.object({ name: z.string() }).meta({ id: "Thing" });
  const box = z.object({ first: thing, lid: thing.nullable() }).meta({ id: "Box" });
  const shared = { tag: "Podcasts", method: "get", summary: "Things" } as const;
  const { paths, components } = openApiDocument(
    [
      { ...shared, id: "thing", path: "/thing", answers: { 200: { description: "It", schema: thing } } },
      { ...shared, id: "boxes", path: "/boxes", answers: { 200: { description: "All", schema: z.array(box) } } },
    ],
    "/api/v1",
  ) as { paths: Record<string, { get: { responses: Record<string, { content: object }> } }>; components: object };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemaOf = (path: string) => paths[path]?.get.responses["200"]?.content;
  expect(schemaOf("/thing")).toEqual({ "application/json": { schema: ref("Thing") } });
  expect(schemaOf("/boxes")).toEqual({ "application/json": { schema: { type: "array", items: ref("Box") } } });
  expect(components).toMatchObject({
    schemas: {
      Thing: { type: "object", properties: { name: { type: "string" } } },
      Box: { properties: { first: ref("Thing"), lid: { anyOf: [ref("Thing"), { type: "null" }] } } },
    },
  });
});
