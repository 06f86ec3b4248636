import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { SEARCH_TIMEOUT_MS } from "@earshot/domain/catalogue/search/search-rules";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { createRapidApiCatalogue } from "./create-rapidapi-catalogue.js";
import { completeConfig } from "./provider/rapidapi-config.js";
import { type Fault, FakeProvider } from "../../testing/rapidapi/fake-provider.js";

const MINUTE = 60_000;
const KEY = "k3y-canary-1234";
const fake = new FakeProvider();
const clock: Clock = { now: () => new Date("2026-08-04T10:00:00Z") };
let baseUrl = "";
let log: string[] = [];
/** Set by hand: the time that has passed for the cache and the breaker. */
let waited = 0;

beforeAll(async () => void (baseUrl = await fake.listen()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.fault = undefined;
  fake.requests.length = 0;
  log = [];
  waited = 0;
});

function catalogue(timeoutMs = 10_000) {
  const elapsed = () => performance.now() + waited;
  const settings = { key: KEY, host: "provider.example", baseUrl, timeoutMs };
  return createRapidApiCatalogue(settings, undefined, clock, { elapsed, log: (line) => log.push(line) });
}

async function unavailable(ask: Promise<unknown>): Promise<CatalogueUnavailable> {
  const thrown: unknown = await ask.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(CatalogueUnavailable);
  return thrown as CatalogueUnavailable;
}

test("sends one request for a hundred simultaneous equal searches", async () => {
  const provider = catalogue();
  fake.fault = { kind: "slow", ms: 50 };
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => provider.search(searchFor("compiler", {}, { lastUpdate: "90d" }))),
  );
  expect(pages.every(({ total }) => total.value === 3)).toBe(true);
  expect(fake.requests).toHaveLength(1);
});

test.each([
  ["search", (provider) => provider.search(searchFor("compiler"))],
  ["podcast", (provider) => provider.podcast("7001")],
  ["episodes", (provider) => provider.episodes("7001", { limit: 5 })],
  ["category stats", (provider) => provider.categoryStats(["comedy"])],
  ["similar", (provider) => provider.similar("7001", 5)],
  ["suggest", (provider) => provider.suggest({ q: "comp", mode: "title", limit: 5 })],
] as [string, (provider: ReturnType<typeof catalogue>) => Promise<unknown>][])(
  "%s: reports the provider's failure, and never shows it as an empty result",
  async (_, ask) => {
    const modes: [Fault, string][] = [
      [{ kind: "hang" }, "Request timed out"],
      [{ kind: "status", status: 500 }, "Failed with status 500"],
      [{ kind: "status", status: 404 }, "Failed with status 404"],
      [{ kind: "reset-in-body" }, "Fetch failed: connection lost"],
      [{ kind: "redirect" }, "Fetch failed: redirect refused"],
      [{ kind: "body", body: "<html>" }, "Critical error: the answer is not JSON"],
    ];
    for (const [fault, reason] of modes) {
      fake.fault = fault;
      const timeoutMs = fault.kind === "hang" ? 200 : 10_000;
      expect((await unavailable(ask(catalogue(timeoutMs)))).reason).toBe(reason);
    }
    for (const body of ['{"results":[7,[]]}', '{"results":"none"}', "null", "[1]", '"hello"']) {
      fake.fault = { kind: "body", body };
      expect((await unavailable(ask(catalogue()))).reason).toMatch(/^Critical error: /);
    }
    expect(log.join()).not.toContain(KEY);
    expect(log.join()).not.toContain("comp");
  },
);

test("falls back to an older answer, marked, until it is a day old", async () => {
  const provider = catalogue(1_000);
  await provider.search(searchFor("compiler"));
  fake.fault = { kind: "hang" };
  waited += 61 * MINUTE;
  const page = await provider.search(searchFor("compiler", { limit: 1 }));
  expect(page).toMatchObject({ stale: true, total: { value: 3 } });
  expect(page.nextCursor).not.toBeNull();
  waited += 24 * 60 * MINUTE;
  expect((await unavailable(provider.search(searchFor("compiler")))).reason).toBe("Request timed out");
});

test("a provider that is down delays five callers and no others until it is back", async () => {
  const provider = catalogue(1_000);
  fake.fault = { kind: "hang" };
  await Promise.all([1, 2, 3, 4, 5].map((person) => unavailable(provider.search(searchFor(`compiler ${person}`)))));
  const failure = await unavailable(provider.podcast("7001"));
  expect(failure).toMatchObject({ reason: "Request timed out", retryAfter: 30 });
  // No request was sent, so there was nothing to wait for.
  expect(fake.requests).toHaveLength(5);

  fake.fault = undefined;
  waited += 30_000;
  expect((await provider.podcast("7001"))?.title).toBe("Kettle and Compiler");
  expect(fake.requests).toHaveLength(6);
  expect(log.filter((line) => line.startsWith("provider is"))).toEqual([
    "provider is paused for a while: Request timed out",
    "provider is tested with one request: Request timed out",
    "provider is asked again",
  ]);
});

test("a silent provider fails at its timeout, which is ten seconds as specified", async () => {
  expect(SEARCH_TIMEOUT_MS).toBe(10_000);
  expect(completeConfig({ key: KEY, host: "provider.example", baseUrl }).timeoutMs).toBe(SEARCH_TIMEOUT_MS);
  const provider = catalogue(300);
  fake.fault = { kind: "hang" };
  expect((await unavailable(provider.search(searchFor("compiler")))).reason).toBe("Request timed out");
});
