import { TEST_KEY } from "@earshot/domain/keys/test-key";
import request from "supertest";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const read = (path: string) => request(service.server).get(`/api/v1${path}`);
const keyed = (path: string) => read(path).set("Authorization", `Bearer ${TEST_KEY}`);
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: { path: string; message: string }[] }).errors;

test("refuses a parameter that the endpoint does not have, and names the most similar one", async () => {
  for (const [sent, meant] of [
    ["min_episodes", "minEpisodes"],
    ["minepisodes", "minEpisodes"],
    ["trem", "term"],
    ["langauge", "language"],
  ] as const) {
    const answer = await keyed(`/search?term=history&${sent}=1`).expect(400);
    expect(answer.body).toMatchObject({ code: "request.unknown-parameter" });
    expect(errorsOf(answer)).toEqual([
      { path: sent, message: `is not a parameter of this endpoint; did you mean ${meant}?` },
    ]);
    // Like other malformed requests, it costs one point.
    expect(answer.headers.ratelimit).toMatch(/"minute";r=\d+/);
  }
});

test("without a similar name, lists the endpoint's parameters", async () => {
  const message = (names: string) => `is not a parameter of this endpoint, which has ${names}`;
  expect(errorsOf(await keyed("/podcasts/sandbox-01/similar?apikey=x").expect(400))).toEqual([
    { path: "apikey", message: message("limit") },
  ]);
  expect(errorsOf(await keyed("/catalogue?a=1&b=2").expect(400))).toEqual([
    { path: "a", message: "is not a parameter of this endpoint, which has none" },
    { path: "b", message: "is not a parameter of this endpoint, which has none" },
  ]);
});

test("accepts the endpoint's own parameters, and any from visitors without a key", async () => {
  await keyed("/search?term=history&minEpisodes=1&facets=1&limit=2").expect(200);
  await keyed("/podcasts?ids=sandbox-01").expect(200);
  await keyed("/openapi.json?v=2").expect((answer) => expect(answer.status).not.toBe(400));
  await read("/search?term=history&utm_source=mail").set("Sec-Fetch-Site", "none").expect(200);
});
