import request from "supertest";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
const secrets: string[] = [];
beforeAll(async () => {
  service = await testService();
  const body = { name: "Lists", scopes: ["lists:read", "lists:write"], currentPassword: PASSWORD };
  for (const name of ["ada", "ben"]) {
    const user = await newUser(service, `${name}@example.org`);
    secrets.push(((await user.post("/account/api-keys", body).expect(201)).body as { secret: string }).secret);
  }
});
afterAll(() => service.close());

const post = (path: string, body: object, key?: string, secret = secrets[0] ?? "") => {
  const call = request(service.server).post(`/api/v1${path}`).set("Authorization", `Bearer ${secret}`).send(body);
  return key === undefined ? call : call.set("Idempotency-Key", key);
};
const names = async () => {
  const lists = request(service.server).get("/api/v1/lists").set("Authorization", `Bearer ${secrets[0]}`);
  const { body } = (await lists.expect(200)) as { body: { lists: { name: string }[] } };
  return body.lists.map(({ name }) => name);
};

test("returns the first answer to a repeated POST, marked as a replay, and does nothing twice", async () => {
  const first = await post("/lists", { name: "Once" }, "one").expect(201);
  expect(first.headers).not.toHaveProperty("idempotency-replayed");
  const again = await post("/lists", { name: "Once" }, "one").expect(201);
  expect(again.headers).toMatchObject({ "idempotency-replayed": "true" });
  expect(again.body).toEqual(first.body);
  expect((await names()).filter((name) => name === "Once")).toHaveLength(1);
  const other = await post("/lists", { name: "Twice" }, "one").expect(422);
  expect(other.body).toMatchObject({ code: "idempotency.other-payload" });
  // An idempotency key belongs to its user and its route.
  await post("/lists", { name: "Once" }, "one", secrets[1]).expect(201);
  const { id } = first.body as { id: string };
  const items = { podcastId: "0000000000001", snapshot: {} };
  expect((await post(`/lists/${id}/items`, items, "one")).headers).not.toHaveProperty("idempotency-replayed");
});

test("ten simultaneous requests create one list", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post("/lists", { name: "Together" }, "ten")));
  const done = answers.filter(({ status }) => status !== 409);
  expect(new Set(done.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(done[0]?.status).toBe(201);
  expect((await names()).filter((name) => name === "Together")).toHaveLength(1);
});

test("does not store a refused request, so its key can be used again", async () => {
  await post("/lists", { name: "" }, "better").expect(422);
  expect((await post("/lists", { name: "Better" }, "better").expect(201)).headers).not.toHaveProperty(
    "idempotency-replayed",
  );
});

test("refuses a malformed key, and ignores keys of requests that change nothing", async () => {
  expect((await post("/lists", { name: "Odd" }, "a b").expect(400)).body).toMatchObject({
    code: "idempotency.malformed-key",
  });
  const match = { shows: [] };
  const [first, second] = [await post("/lists/match", match, "read"), await post("/lists/match", match, "read")];
  expect([first.status, second.headers["idempotency-replayed"]]).toEqual([second.status, undefined]);
});

test("the API document lists the header for exactly the operations that use it", async () => {
  const { body } = (await request(service.server).get("/api/v1/openapi.json").expect(200)) as {
    body: { paths: Record<string, { post?: { parameters: { name: string }[]; responses: Record<string, object> } }> };
  };
  const named = (path: string) => body.paths[path]?.post?.parameters.some(({ name }) => name === "Idempotency-Key");
  expect(["/lists", "/lists/{id}/items", "/lists/match", "/podcasts/lookup"].map(named)).toEqual([true, true, false, false]); // prettier-ignore
  expect(body.paths["/lists"]?.post?.responses["201"]).toHaveProperty("headers.Idempotency-Replayed");
});
