import request from "supertest";
import { testService, type TestService } from "../testing/test-service.js";

const TOKEN = "a token of the tests";
let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { PUBLIC_URL: "https://earshot.example", METRICS_TOKEN: TOKEN } });
});
afterAll(() => service.close());

const metrics = (headers: Record<string, string>) => request(service.server).get("/metrics").set(headers);

test("metrics are there for this machine and for who shows the token; to others the address does not exist", async () => {
  expect((await metrics({}).expect(200)).text).toContain("process_cpu_seconds_total");
  await metrics({ Host: "earshot.example" }).expect(404);
  for (const proxied of ["Forwarded", "X-Real-IP", "Via", "X-Forwarded-For", "X-Forwarded-Host"])
    await metrics({ [proxied]: "127.0.0.1" }).expect(404);
  const asProxied = { Host: "earshot.example", "X-Forwarded-For": "203.0.113.5" };
  const shown = await metrics({ ...asProxied, Authorization: `Bearer ${TOKEN}` }).expect(200);
  expect(shown.headers["cache-control"]).toBe("no-store");
  await metrics({ ...asProxied, Authorization: "Bearer wrong" }).expect(404);
});
