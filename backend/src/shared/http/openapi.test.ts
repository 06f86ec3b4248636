import { z } from "zod";
import { openApiDocument } from "./openapi.js";

test("an operation is described by the schemas that parse it", () => {
  const document = openApiDocument(
    [
      {
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
    paths: {
      "/things/{id}": {
        get: {
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
