import request from "supertest";
import { rawAnswer } from "../testing/servers/raw-answer.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const raw = (bytes: string) => rawAnswer(service.server, bytes);

test.each([
  ["headers of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["no HTTP at all", "hello there\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
])("%s: the answer is a problem document like every other", async (_name, bytes, status) => {
  const [head = "", body = ""] = (await raw(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("Content-Type: application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ status, code: `http.${status}`, detail: expect.any(String) });
});

test("a wrong method on a known path is 405 and lists the allowed ones; an unknown path is 404", async () => {
  const browser = new TestBrowser(service);
  const wrong = await browser.post("/search", {}).expect(405);
  expect(wrong.headers.allow).toBe("GET, HEAD");
  expect(wrong.body).toMatchObject({ status: 405, code: "http.405" });
  const several = await browser.post("/account/sessions/123").expect(405);
  expect(several.headers.allow).toBe("DELETE");
  expect((await browser.call("delete", "/auth/sign-in").expect(405)).headers.allow).toBe("POST");
  expect((await browser.call("put", "/account").expect(405)).headers.allow).toBe("DELETE, GET, HEAD, PATCH");
  await browser.post("/nowhere").expect(404);
  await browser.get("/podcasts/nothing-of-the-kind").expect(404);
  await request(service.server).head("/api/v1/catalogue").expect(200);
});

test.each(["/healthz", "/readyz"])("%s is not cached", async (path) => {
  const answer = await request(service.server).get(path).expect(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
