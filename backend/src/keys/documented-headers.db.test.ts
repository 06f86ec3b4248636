import { KEY_SCOPES } from "@earshot/domain/shared/key-scopes";
import request, { type Response } from "supertest";
import { generalHeaders, type HeadedOperation, headerDifferences } from "../testing/documented-headers.js";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Operation = HeadedOperation & {
  readonly parameters?: readonly { readonly name: string }[];
};
type Method = "get" | "post" | "put" | "patch" | "delete";

let service: TestService;
let secret: string;
/** A key whose only scope is that of webhooks. */
let narrow: string;
let show: string;
let operations: readonly (readonly [Method, string, Operation])[];
let general: ReadonlySet<string>;
beforeAll(async () => {
  service = await testService({ demo: true });
  await service.database.dataSource.query("UPDATE plans SET per_minute = 1000000, per_day = 1000000");
  const user = await newUser(service, "headers@example.org");
  const wanted = { name: "All", scopes: KEY_SCOPES, currentPassword: PASSWORD };
  const keyOf = ({ body }: Response) => (body as { secret: string }).secret;
  secret = keyOf(await user.post("/account/api-keys", wanted).expect(201));
  narrow = keyOf(await user.post("/account/api-keys", { ...wanted, scopes: ["webhooks:manage"] }).expect(201));
  const { body } = await request(service.server).get("/api/v1/openapi.json").expect(200);
  const { paths } = body as { paths: Record<string, Record<Method, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => [method as Method, path, one] as const),
  );
  const found = await call("get", "/search?minEpisodes=12&limit=1");
  show = (found.body as { results: { id: string }[] }).results[0]?.id ?? "";
  const health = await request(service.server).get("/healthz").expect(200);
  general = generalHeaders(Object.keys(health.headers));
});
afterAll(() => service.close());

function call(method: Method, path: string, headers: Record<string, string> = {}) {
  const sent = request(service.server)[method](`/api/v1${path}`);
  return sent.set({ Authorization: `Bearer ${secret}`, ...headers });
}

/** How the headers of an answer differ from those in the document. */
const differences = (operation: Operation, { status, headers }: Pick<Response, "status" | "headers">) =>
  headerDifferences(operation, status, Object.keys(headers), general);

const operationAt = (method: Method, path: string): Operation =>
  operations.find(([one, at]) => one === method && at === path)?.[2] ?? { responses: {} };

test("each operation, with 200, 304 and errors, sends the headers that the API document lists for its response, and no others", async () => {
  const list = ((await call("post", "/lists").send({ name: "Headers" }).expect(201)).body as { id: string }).id;
  const nobody = "00000000-0000-4000-8000-000000000000";
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const check = (operation: Operation, name: string, answer: Response, more: readonly string[] = []) => {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const found = [...differences(operation, answer), ...more];
    if (answer.status >= 400 && answer.headers["cache-control"] !== "no-store") found.push("cached");
    if (found.length > 0) wrong.push(`${name} ${answer.status}: ${found.join(" ")}`);
  };
  for (const [method, path, operation] of operations) {
    const own = path.startsWith("/podcasts/") ? show : path.startsWith("/lists/") && method === "get" ? list : nobody;
    const query = path === "/search" ? "?term=the&limit=2" : path === "/suggest" ? "?q=the" : "";
    const address = path.replace("{id}", own).replaceAll(/\{\w+\}/g, nobody) + query;
    const answer = await call(method, address);
    check(operation, `${method} ${path}`, answer);
    if (method === "get" && answer.status === 200) {
      const { etag = "", "cache-control": control } = answer.headers as Record<string, string>;
      const again = await call(method, address, { "If-None-Match": etag });
      const isSame = again.status === 304 && again.headers.etag === etag && again.headers["cache-control"] === control;
      check(operation, `${method} ${path} again`, again, isSame ? [] : ["changed"]);
    }
    check(operation, `${method} ${path}`, await call(method, address, { Authorization: `Bearer ${narrow}` }));
  }
  expect(wrong).toEqual([]);
  expect(operations.length).toBeGreaterThan(60);
  for (const status of [200, 304, 400, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(5);
});

test("a page links to the next one, and confirms its ETag with a 304", async () => {
  const search = operationAt("get", "/search");
  const page = await call("get", "/search?term=the&limit=1").expect(200);
  expect(page.headers.link).toContain('rel="next"');
  const again = await call("get", "/search?term=the&limit=1", { "If-None-Match": page.headers.etag ?? "" }).expect(304);
  expect([differences(search, page), differences(search, again)]).toEqual([[], []]);
});

test("a replay, refusals by key and limit, and failures have the documented headers", async () => {
  const lists = operationAt("post", "/lists");
  const repeated = () => call("post", "/lists", { "Idempotency-Key": "one" }).send({ name: "Replayed" });
  await repeated().expect(201);
  const replay = await repeated().expect(201);
  expect(replay.headers["idempotency-replayed"]).toBe("true");
  expect(differences(lists, replay)).toEqual([]);

  const search = operationAt("get", "/search");
  const limited = await call("get", "/search?term=sandbox:429", { Authorization: "Bearer ek_test_public" }).expect(429);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect(differences(search, limited)).toEqual([]);
  const down = await call("get", "/search?term=sandbox:503", { Authorization: "Bearer ek_test_public" }).expect(503);
  expect(Number(down.headers["retry-after"])).toBeGreaterThan(0);
  expect(differences(search, down)).toEqual([]);
  const { dataSource } = service.database;
  await dataSource.query("ALTER TABLE lists ADD CONSTRAINT never CHECK (false) NOT VALID");
  const failed = await call("post", "/lists").send({ name: "Never" }).expect(500);
  await dataSource.query("ALTER TABLE lists DROP CONSTRAINT never");
  expect(differences(lists, failed)).toEqual([]);
  for (const { headers } of [limited, down, failed]) expect(headers["cache-control"]).toBe("no-store");
  // Without a valid key there is no quota to report.
  const unknown = await call("get", "/search?term=a", { Authorization: "Bearer ek_live_x" }).expect(401);
  expect(differences(search, unknown)).toEqual(["-ratelimit-policy", "-ratelimit"]);
});
