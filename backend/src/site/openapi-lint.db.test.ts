import { apiReference, type OpenApiDocument, type ReferenceField } from "@earshot/domain/site/api-reference";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import request from "supertest";
import { testService, type TestService } from "../testing/service/test-service.js";

type Message = { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> };
type Described = {
  readonly operationId: string;
  readonly requestBody?: Message;
  readonly responses: Readonly<Record<string, Message>>;
};

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test("the OpenAPI document has no error by the linter's recommended rules", async () => {
  const { text } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  const config = await createConfig({
    extends: ["recommended"],
    // Client generators name functions and types after these.
    rules: {
      ...{ "operation-operationId": "error", "no-unused-components": "error", "tag-description": "error" },
      "no-invalid-media-type-examples": "error",
    },
  });
  const problems = await lintFromString({ source: text, config });
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ ruleId, message, location: [at] }) => [ruleId, at?.pointer, message])).toEqual([]);
});

test("the examples have the address of the installation", async () => {
  const { text } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  expect(text).not.toContain(OWN_ORIGIN);
  expect(text).toContain(`"${service.origin}/`);
});

test("every body of a request, response or event has an example", async () => {
  const { body } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  const { paths, webhooks } = body as Record<"paths" | "webhooks", Record<string, Record<string, Described>>>;
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((one) => Object.values(one));
  const bodies = operations
    .flatMap(({ operationId, requestBody, responses }) =>
      Object.entries({ ...responses, body: requestBody }).map(
        ([place, one]) => [`${operationId} ${place}`, one?.content?.["application/json"]] as const,
      ),
    )
    .filter(([, content]) => content !== undefined);
  expect(bodies.length).toBeGreaterThan(90);
  expect(bodies.filter(([, content]) => content?.example === undefined).map(([place]) => place)).toEqual([]);
});

test("every parameter and field of a request or response is described", async () => {
  const { body } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  const operations = apiReference(body as OpenApiDocument).flatMap((page) => page.operations);
  expect(operations.length).toBeGreaterThan(60);
  const silent = operations.flatMap(({ method, path, parameters, body: sent, answers }) =>
    [...parameters, ...(sent?.fields ?? []), ...answers.flatMap((answer) => answer.body?.fields ?? [])].flatMap(
      (field) => withoutText(field, `${method} ${path}`),
    ),
  );
  expect([...new Set(silent)]).toEqual([]);
});

function withoutText({ name, text, fields = [] }: ReferenceField, place: string): string[] {
  const own = `${place} ${name}`;
  return [...(text === undefined ? [own] : []), ...fields.flatMap((field) => withoutText(field, own))];
}

test("the linter finds what is wrong", async () => {
  const wrong = { openapi: "3.1.0", info: { title: "Wrong" }, paths: { "/a/{id}": { get: { responses: {} } } } };
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(wrong), config });
  const found = problems.filter(({ severity }) => severity === "error").map(({ ruleId }) => ruleId);
  expect(found).toEqual(expect.arrayContaining(["struct", "path-parameters-defined"]));
});
