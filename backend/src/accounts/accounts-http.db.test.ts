import type { Type } from "@nestjs/common";
import { DiscoveryService } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { operationsOf } from "../http/endpoints/declared-endpoints.js";
import { routesOf } from "../testing/service/routes.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { SignInMethodsController } from "./account/sign-in-methods.controller.js";
import { AccountController } from "./account/account.controller.js";
import { AuthController } from "./auth.controller.js";
import { OAuthController } from "./oauth/oauth.controller.js";
import { SessionController } from "./sign-in/session.controller.js";

const OPERATIONS = operationsOf([
  AuthController,
  SessionController,
  OAuthController,
  AccountController,
  SignInMethodsController,
]);

let service: TestService;
let app: NestExpressApplication;
beforeAll(async () => {
  service = await testService();
  app = service.app;
});
afterAll(() => service.close());

test("the OpenAPI document describes every endpoint for API keys, and none that only the website can call", async () => {
  const { body } = await new TestBrowser(service).get("/openapi.json").expect(200);
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const registered = routesOf(app)
    .filter(({ path, scope }) => path.startsWith("/api/v1/") && scope !== null && !path.endsWith("openapi.json"))
    .map(({ method, path }) => `${method} ${path.replace("/api/v1", "").replace(/:(\w+)/g, "{$1}")}`);
  expect(registered.toSorted()).toEqual(described.toSorted());
});

test("every route declares what it answers", () => {
  const controllers = [
    ...new Set(
      app
        .get(DiscoveryService)
        .getControllers()
        .flatMap(({ metatype }) => (metatype as Type | null) ?? []),
    ),
  ];
  const declared = operationsOf(controllers).map(({ method, path }) => `${method} ${path}`);
  const registered = routesOf(app)
    .filter(({ path }) => /^\/api\/v1\/(?!admin\/)/.test(path) && !path.endsWith("openapi.json"))
    .map(({ method, path }) => `${method} ${path.replace("/api/v1", "").replace(/:(\w+)/g, "{$1}")}`);
  expect([...new Set(declared)].toSorted()).toEqual(registered.toSorted());
});

test("every operation has a unique id and a described group", async () => {
  type Document = {
    tags: { name: string }[];
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  };
  const { tags, paths } = (await new TestBrowser(service).get("/openapi.json").expect(200)).body as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  const groups = new Set(tags.map(({ name }) => name));
  expect(operations.flatMap((operation) => operation.tags).filter((tag) => !groups.has(tag))).toEqual([]);
});

test("answers match the OpenAPI document and contain nothing more", async () => {
  const email = "document@example.org";
  const user = await newUser(service, email);
  const calls: [string, string, number, object?][] = [
    ["post", "/auth/sign-up", 202, { email: "someone@example.org", password: PASSWORD }],
    ["post", "/auth/sign-in", 200, { email, password: PASSWORD }],
    ["post", "/auth/sign-in", 200, { email, password: PASSWORD, client: "desktop" }],
    ["get", "/auth/session", 200],
    ["post", "/auth/verify/resend", 202, { email }],
    ["post", "/auth/reset", 202, { email }],
    ["get", "/account", 200],
    ["patch", "/account", 200, { name: "Doc" }],
    ["get", "/account/sessions", 200],
    ["get", "/account/identities", 200],
    ["get", "/account/export", 200],
    ["delete", "/account/sessions", 200],
    ["delete", "/account", 202, { currentPassword: PASSWORD }],
  ];
  for (const [method, path, status, body] of calls) {
    const answer = await user.call(method as "get", path, body).expect(status);
    const operation = OPERATIONS.find((known) => known.method === method && known.path === path);
    const schema = operation?.answers[status]?.schema;
    if (!schema) throw new Error(`${method} ${path} has no schema for ${status}.`);
    // Parsing drops fields that the schema does not name, so equality proves that there are none.
    expect(schema.parse(answer.body)).toEqual(answer.body);
    expect(answer.headers["content-type"]).toMatch(/^application\/json; charset=utf-8$/);
  }
});

test.each(OPERATIONS.filter(({ method }) => method !== "get").map(({ method, path }) => [method, path] as const))(
  "%s %s: malformed input never causes a 5xx",
  async (method, path) => {
    const user = await newUser(service, `nonsense${Math.random()}@example.org`);
    const concrete = path.replace("{id}", "%F0%9F%8E%A7").replace("{provider}", "google");
    for (const value of ["'; DROP TABLE users; --", "\u202e\u0000", "𝟘".repeat(300), 17, true, null, [], {}, "%_\\"]) {
      const body = {
        email: value,
        password: value,
        token: value,
        name: value,
        currentPassword: value,
        remember: value,
      };
      const browser = path === "/auth/sign-out" || path === "/account" ? new TestBrowser(service) : user;
      const answer = await browser.call(method, concrete, body);
      expect(answer.status).toBeLessThan(500);
    }
  },
);
