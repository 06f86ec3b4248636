import { jest } from "@jest/globals";
import { READS_WITHOUT_KEY } from "@earshot/domain/shared/reads-without-key";
import pg from "pg";
import request from "supertest";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

const READS = 16;

let service: TestService;
let show: string;
beforeAll(async () => {
  service = await testService({ demo: true, env: { CATALOGUE_READS: String(READS), TRUST_PROXY: "loopback" } });
  const [row] = await service.database.dataSource.query<{ id: string }[]>("SELECT id FROM catalogue.podcasts LIMIT 1");
  show = row?.id ?? "";
});
afterAll(() => service.close());

const read = (path: string, from: string) => request(service.server).get(`/api/v1${path}`).set("X-Forwarded-For", from);

test("counts all reads of a network together, and answers 429 beyond the limit", async () => {
  const paths = [
    "/search?term=history",
    "/suggest?q=hist",
    `/podcasts/${show}`,
    `/podcasts/${show}/episodes`,
    `/podcasts/${show}/similar`,
    "/category-stats?category=Comedy",
    "/category-distributions?category=Comedy",
    // Served by another module.
    `/podcasts/${show}/contact-kinds`,
  ];
  for (const path of [...paths, ...paths]) await read(path, "198.51.100.7").expect(200);
  for (const path of paths) {
    const { body, headers } = await read(path, "198.51.100.7").expect(429);
    expect(body).toMatchObject({ code: "limit.exceeded" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(200);
  }
  // Website pages still load, and other networks are unaffected.
  await read("/catalogue", "198.51.100.7").expect(200);
  for (const from of ["198.51.100.8", "2001:db8::1"]) await read(paths[0] ?? "", from).expect(200);
});

test("neighbors within a /64 are one network", async () => {
  for (let at = 1; at <= READS; at += 1) await read(`/podcasts/${show}`, `2001:db8:7::${at}`).expect(200);
  await read(`/podcasts/${show}`, "2001:db8:7::abcd").expect(429);
});

test("a scraper without a key is slowed without any work, and visitors in its network notice nothing", async () => {
  const open = await testService({
    database: service.database,
    env: { CATALOGUE_READS: "10000", TRUST_PROXY: "loopback" },
  });
  const from = "198.51.100.9";
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    request(open.server)
      .get(`/api/v1${path}`)
      .set({ "X-Forwarded-For": from, ...headers });
  const page = ["", "/episodes", "/similar", "/contact-kinds"].map((part) => `/podcasts/${show}${part}`);
  const paths = [...page, "/search?term=history", "/suggest?q=hist"];
  try {
    const ada = await newUser(open, "member@example.org");
    const { body } = await ada.post("/account/api-keys", { name: "Mine", currentPassword: PASSWORD }).expect(201);
    for (let at = 0; at < READS_WITHOUT_KEY; at += 1) await get(paths[at % paths.length] ?? "").expect(200);
    const statements = jest.spyOn(pg.Client.prototype, "query");
    for (const path of paths) {
      // What it claims to be does not matter.
      const { headers } = await get(path, { "User-Agent": "Mozilla/5.0", Accept: "text/html" }).expect(429);
      expect([Number(headers["retry-after"]) > 0, Number(headers["retry-after"]) <= 60]).toEqual([true, true]);
    }
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    for (let visit = 0; visit < READS_WITHOUT_KEY / page.length; visit += 1)
      for (const path of page) await get(path, { "Sec-Fetch-Site": "same-origin" }).expect(200);
    await get(paths[0] ?? "", { Authorization: `Bearer ${(body as { secret: string }).secret}` }).expect(200);
    await get(paths[0] ?? "", { "X-Forwarded-For": "198.51.100.10" }).expect(200);
  } finally {
    jest.restoreAllMocks();
    await open.close();
  }
});

test("0 removes the limit", async () => {
  const open = await testService({ database: service.database, env: { CATALOGUE_READS: "0" } });
  try {
    for (let at = 0; at < 3 * READS; at += 1) await request(open.server).get(`/api/v1/podcasts/${show}`).expect(200);
  } finally {
    await open.close();
  }
});
