import { KEY_SCOPES, type KeyScope } from "@earshot/domain/shared/key-scopes";
import request, { type Test as Call } from "supertest";
import { routesOf } from "../testing/service/routes.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Method = "get" | "post" | "put" | "patch" | "delete";

let service: TestService;
let user: TestBrowser;
const secrets = new Map<KeyScope, string>();
beforeAll(async () => {
  service = await testService();
  // One account calls every route with every key.
  await service.database.dataSource.query("UPDATE plans SET per_minute = 1000000, per_day = 1000000");
  user = await newUser(service, "matrix@example.org");
  for (const scope of KEY_SCOPES) secrets.set(scope, (await newKey(scope, [scope])).secret);
});
afterAll(() => service.close());

async function newKey(name: string, scopes: readonly KeyScope[], mode?: "test") {
  const body = { name, scopes, mode, currentPassword: PASSWORD };
  return (await user.post("/account/api-keys", body).expect(201)).body as { secret: string; id: string };
}

/** Which scope gives access to which route, repeated here by hand. All other routes below /api/v1 are closed to keys. */
const OPEN: Readonly<Record<string, KeyScope>> = {
  "get /search": "catalogue:read",
  "get /podcasts": "catalogue:read",
  "post /podcasts/lookup": "catalogue:read",
  "get /suggest": "catalogue:read",
  "get /podcasts/:id": "catalogue:read",
  "get /podcasts/:id/episodes": "catalogue:read",
  "get /podcasts/:id/profile": "catalogue:read",
  "get /podcasts/:id/chapters": "catalogue:read",
  "get /podcasts/:id/transcript": "catalogue:read",
  "get /podcasts/:id/similar": "catalogue:read",
  "get /podcasts/:id/history": "catalogue:read",
  "get /changes": "catalogue:read",
  "get /podcasts/:id/health": "catalogue:read",
  "get /category-stats": "catalogue:read",
  "get /category-distributions": "catalogue:read",
  "get /catalogue": "catalogue:read",
  "get /catalogue/home": "catalogue:read",
  "get /openapi.json": "catalogue:read",
  "get /lists": "lists:read",
  "get /lists/:id": "lists:read",
  "get /lists/shared": "lists:read",
  "get /lists/containing/:podcastId": "lists:read",
  "get /lists/:id/items": "lists:read",
  "get /lists/:id/shortlist": "lists:read",
  "get /lists/prices": "lists:read",
  "post /lists/match": "lists:read",
  "post /reach": "lists:read",
  "post /plans": "lists:read",
  "post /lists": "lists:write",
  "patch /lists/:id": "lists:write",
  "delete /lists/:id": "lists:write",
  "post /lists/undo/:undoId": "lists:write",
  "post /lists/:id/items": "lists:write",
  "post /lists/:id/items/batch": "lists:write",
  "post /lists/:id/items/bulk": "lists:write",
  "patch /lists/:id/items/:itemId": "lists:write",
  "delete /lists/:id/items/:itemId": "lists:write",
  "post /lists/:id/items/:itemId/move": "lists:write",
  "post /lists/:id/items/:itemId/copy": "lists:write",
  "put /lists/:id/statuses": "lists:write",
  "post /lists/:id/frozen": "lists:write",
  "delete /lists/:id/frozen": "lists:write",
  "get /tracked-podcasts": "tracking:read",
  "get /tracked-podcasts/:podcastId": "tracking:read",
  "get /alerts": "tracking:read",
  "get /alerts/count": "tracking:read",
  "put /tracked-podcasts/:podcastId": "tracking:write",
  "delete /tracked-podcasts/:podcastId": "tracking:write",
  "post /tracked-podcasts/:podcastId/restore": "tracking:write",
  "put /tracked-podcasts/:podcastId/alerts": "tracking:write",
  "post /alerts/seen": "tracking:write",
  "get /saved-views": "searches:write",
  "put /saved-views": "searches:write",
  "put /saved-views/:id": "searches:write",
  "delete /saved-views/:id": "searches:write",
  "get /watched-views": "searches:write",
  "put /watched-views/:id": "searches:write",
  "delete /watched-views/:id": "searches:write",
  "get /watched-views/:id/changes": "searches:write",
  "post /watched-views/:id/seen": "searches:write",
  "put /watched-views/:id/mail": "searches:write",
  "get /webhooks": "webhooks:manage",
  "post /webhooks": "webhooks:manage",
  "patch /webhooks/:id": "webhooks:manage",
  "delete /webhooks/:id": "webhooks:manage",
  "post /webhooks/:id/rotate-secret": "webhooks:manage",
  "get /webhooks/:id/deliveries": "webhooks:manage",
  "post /webhooks/:id/test": "webhooks:manage",
  "post /webhooks/:id/deliveries/:deliveryId/replay": "webhooks:manage",
  "post /webhooks/:id/replay": "webhooks:manage",
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace("/api/v1", "")}`;
const apiRoutes = () => routesOf(service.app).filter(({ path }) => path.startsWith("/api/v1/"));

test("the routes declare exactly the listed scopes", () => {
  const declared = apiRoutes().filter(({ scope }) => scope !== null);
  expect(Object.fromEntries(declared.map((route) => [nameOf(route), route.scope]))).toEqual(OPEN);
});

test("no scope opens accounts, sign-in, keys, exports or the operator page", () => {
  expect(Object.keys(OPEN).filter((name) => /\/account|\/auth|api-keys|export|\/admin/.test(name))).toEqual([]);
});

/** Calls a route with a key. The parameters in the path name nothing that exists. */
function callWith(secret: string, method: Method, path: string): Call {
  const concrete = path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");
  return request(service.server)[method](concrete).set("Authorization", `Bearer ${secret}`);
}

test.each(["expired", "revoked"])("a key that is %s opens no route", async (state) => {
  const { dataSource } = service.database;
  const { secret, id } = await newKey(`${state} key`, KEY_SCOPES);
  const column = state === "expired" ? "expires_at" : "revoked_at";
  await dataSource.query(`UPDATE api_keys SET ${column} = now() - interval '1 second' WHERE id = $1`, [id]);
  const wrong: string[] = [];
  for (const route of apiRoutes()) {
    const { status, body } = await callWith(secret, route.method as Method, route.path);
    if (status !== 401 || (body as { code: string }).code !== "key.invalid") wrong.push(`${nameOf(route)}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test("a test key with all scopes opens no route that is closed to keys", async () => {
  const { secret } = await newKey("Test", KEY_SCOPES, "test");
  const wrong: string[] = [];
  for (const route of apiRoutes()) {
    const { status, body } = await callWith(secret, route.method as Method, route.path);
    const { code } = body as { code?: string };
    const isOpen = OPEN[nameOf(route)] !== undefined && status < 500;
    const isHidden = route.access?.startsWith("operator") && status === 404;
    if (!isOpen && !isHidden && code !== "key.scope") wrong.push(`${nameOf(route)}: ${status} ${code ?? ""}`);
  }
  expect(wrong).toEqual([]);
});

test.each(KEY_SCOPES)("a key with %s opens its routes and no others", async (scope) => {
  const wrong: string[] = [];
  for (const route of apiRoutes()) {
    const { status, body } = await callWith(secrets.get(scope) ?? "", route.method as Method, route.path);
    const { code, errors } = body as { code?: string; errors?: { message: string }[] };
    const wanted = OPEN[nameOf(route)];
    // For everyone except operators, their paths do not exist.
    const hidden = route.access?.startsWith("operator") && status === 404;
    const refused = hidden || (status === 403 && code === "key.scope");
    const named = wanted === undefined ? errors === undefined : errors?.[0]?.message === wanted;
    const isRight = wanted === scope ? ![401, 403].includes(status) : refused && named;
    if (!isRight) wrong.push(`${nameOf(route)}: ${status} ${code ?? ""}`);
  }
  expect(wrong).toEqual([]);
});
