import { gzipSync } from "node:zlib";
import { until } from "../../../testing/until.js";
import { untrustedServer } from "../../../testing/servers/untrusted-server.js";
import { BREAKER_RULES, CircuitBreaker } from "./circuit-breaker.js";
import { nonsense, ProviderFailure } from "./provider-failure.js";
import { CLIENT_RULES, ProviderClient, retryAfterMs } from "./provider-client.js";
import { completeConfig } from "./rapidapi-config.js";
import { type Fault, FakeProvider } from "../../../testing/rapidapi/fake-provider.js";

// Tests that wait for the timeout scale it from 10 s to half a second, and also the time that must be left for a retry. In other
// tests it is long, so that a busy machine does not turn an answer or another failure into a timeout.
const TIMEOUT_MS = 500;
const LONG_TIMEOUT_MS = 5_000;
/** Far below the second that a request takes if only its timeout ends it, and far above the pauses of a busy machine. */
const AT_ONCE_MS = 500;
const KEY = "k3y-canary-1234";

const fake = new FakeProvider();
const elapsed = () => performance.now();
let address = "";
let log: string[] = [];

beforeAll(async () => void (address = await fake.listen()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.fault = undefined;
  fake.requests.length = 0;
  log = [];
});

/** `now` is changed by hand if time has to pass between or within calls. */
function clientFor({
  baseUrl = address,
  fetch = globalThis.fetch,
  timeoutMs = LONG_TIMEOUT_MS,
  restMs = 30_000,
  now = elapsed,
} = {}) {
  const config = completeConfig({ key: KEY, host: "provider.example", baseUrl, timeoutMs });
  const rules = { ...CLIENT_RULES, retryFloorMs: 200, retryDelayMs: 20 };
  const breaker = new CircuitBreaker({ ...BREAKER_RULES, restMs }, now);
  const client = new ProviderClient(config, rules, breaker, fetch, now, (line) => log.push(line));
  return () => client.get("podcast", [["id", "7001"]], now() + timeoutMs, titleOf);
}

function titleOf(answer: unknown): string {
  const { results } = answer as { results?: { title?: string }[] };
  const title = Array.isArray(results) ? results[0]?.title : undefined;
  if (typeof title !== "string") throw nonsense("no title");
  return title;
}

const timeoutFor = (reason: string, timeoutMs: number) =>
  reason === "Request timed out" ? timeoutMs : LONG_TIMEOUT_MS;

/** The failure of a request that must be refused at once. */
async function refusal(ask: () => Promise<unknown>): Promise<ProviderFailure> {
  const failures: ProviderFailure[] = [];
  await expect(async () => failures.push((await timed(ask)).failure)).toAnswerWithin(AT_ONCE_MS);
  return failures[0] as ProviderFailure;
}

async function timed(ask: () => Promise<unknown>): Promise<{ failure: ProviderFailure; ms: number }> {
  const begun = elapsed();
  const failure = await ask().then(
    () => "answered",
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(ProviderFailure);
  return { failure: failure as ProviderFailure, ms: elapsed() - begun };
}

test("asks with the provider's two headers and the parameters in their order", async () => {
  const answer = await clientFor()();
  expect(answer.value).toBe("Kettle and Compiler");
  expect(fake.requests).toEqual([
    {
      path: "/search_by_id",
      parameters: [["id", "7001"]],
      headers: expect.objectContaining({ "x-rapidapi-key": KEY, "x-rapidapi-host": "provider.example" }),
    },
  ]);
});

test("accepts a slow answer within the time limit", async () => {
  fake.fault = { kind: "slow", ms: 300 };
  expect((await clientFor()()).value).toBe("Kettle and Compiler");
});

const bomb = gzipSync(Buffer.alloc(60_000_000, 0x20));
const faults: readonly [name: string, fault: Fault, reason: string, asked: number][] = [
  ["hang", { kind: "hang" }, "Request timed out", 1],
  ["too slow", { kind: "slow", ms: TIMEOUT_MS + 300 }, "Request timed out", 1],
  ["headers, then nothing", { kind: "hang-in-body" }, "Request timed out", 1],
  ["one byte now and then", { kind: "trickle" }, "Request timed out", 1],
  ["400", { kind: "status", status: 400 }, "Failed with status 400", 1],
  ["401", { kind: "status", status: 401 }, "Failed with status 401", 1],
  ["404", { kind: "status", status: 404 }, "Failed with status 404", 1],
  ["429", { kind: "status", status: 429 }, "Failed with status 429", 1],
  ["500", { kind: "status", status: 500 }, "Failed with status 500", 1],
  ["502", { kind: "status", status: 502 }, "Failed with status 502", 2],
  ["503", { kind: "status", status: 503 }, "Failed with status 503", 2],
  ["504", { kind: "status", status: 504 }, "Failed with status 504", 2],
  ["connection reset before the answer", { kind: "reset" }, "Fetch failed: connection lost", 2],
  ["connection reset within the answer", { kind: "reset-in-body" }, "Fetch failed: connection lost", 1],
  ["redirect to another address", { kind: "redirect" }, "Fetch failed: redirect refused", 1],
  ["endless answer", { kind: "endless" }, "Fetch failed: answer larger than 5 MB", 1],
  [
    "small answer that unpacks to a huge one",
    { kind: "body", body: bomb, headers: { "Content-Encoding": "gzip" } },
    "Fetch failed: answer larger than 5 MB",
    1,
  ],
  ["HTML", { kind: "body", body: "<html><h1>Welcome</h1>" }, "Critical error: the answer is not JSON", 1],
  ["half the JSON", { kind: "half" }, "Critical error: the answer is not JSON", 1],
  ["nothing", { kind: "body", body: "" }, "Critical error: the answer is not JSON", 1],
  ["deep nesting", { kind: "body", body: "[".repeat(1_000_000) }, "Critical error: the answer is not JSON", 1],
  ["another shape", { kind: "body", body: '{"results":"none"}' }, "Critical error: no title", 1],
];

test.each(faults)("%s", async (_, fault, reason, requests) => {
  fake.fault = fault;
  const { failure, ms } = await timed(clientFor({ timeoutMs: timeoutFor(reason, TIMEOUT_MS) }));
  expect(failure.reason).toBe(reason);
  expect(failure.limited).toBe(reason === "Failed with status 429");
  if (reason === "Request timed out") expect(ms).toBeGreaterThan(TIMEOUT_MS - 10);
  expect(fake.requests).toHaveLength(requests);
  expect(fake.followed).toBe(0);
  expect(log).toEqual(Array.from({ length: requests }, () => `podcast: ${reason}`));
  expect([failure.message, failure.stack, JSON.stringify(failure), ...log].join()).not.toContain(KEY);
});

test("leaves no connection open after a failed answer", async () => {
  for (const kind of ["hang", "trickle", "endless", "hang-in-body"] as const) {
    fake.fault = { kind };
    await timed(clientFor({ timeoutMs: TIMEOUT_MS }));
  }
  await until(() => fake.open === 0);
});

test("tries twice when the connection is refused, then fails with the reason", async () => {
  const gone = new FakeProvider();
  const baseUrl = await gone.listen();
  await gone.close();
  let calls = 0;
  const counting: typeof fetch = (...request) => {
    calls += 1;
    return fetch(...request);
  };
  const { failure } = await timed(clientFor({ baseUrl, fetch: counting }));
  expect(failure.reason).toBe("Fetch failed: connection refused");
  expect(calls).toBe(2);
});

test("a second try may succeed", async () => {
  let calls = 0;
  const flaky: typeof fetch = (...request) => {
    calls += 1;
    return calls === 1 ? Promise.resolve(new Response("busy", { status: 503 })) : fetch(...request);
  };
  expect((await clientFor({ fetch: flaky })()).value).toBe("Kettle and Compiler");
});

test("makes no second try when too little time is left", async () => {
  let calls = 0;
  let time = 0;
  const slowlyBusy: typeof fetch = () => {
    calls += 1;
    time += LONG_TIMEOUT_MS - 200;
    return Promise.resolve(new Response("busy", { status: 503 }));
  };
  const { failure } = await timed(clientFor({ fetch: slowlyBusy, now: () => time }));
  expect(failure.reason).toBe("Failed with status 503");
  expect(calls).toBe(1);
});

test("a second try gets the rest of the time limit", async () => {
  const ask = async (): Promise<void> => {
    let calls = 0;
    let time = 0;
    const busyThenSilent: typeof fetch = async () => {
      calls += 1;
      if (calls > 1) return new Promise<Response>(() => undefined);
      time += LONG_TIMEOUT_MS - 400;
      return new Response("busy", { status: 503 });
    };
    const { failure, ms } = await timed(clientFor({ fetch: busyThenSilent, now: () => time }));
    expect(failure.reason).toBe("Request timed out");
    expect(calls).toBe(2);
    expect(ms).toBeGreaterThan(400 - 10);
  };
  await expect(ask).toAnswerWithin(LONG_TIMEOUT_MS - 500);
});

test("limits the calls in progress, and accepts more once some have ended", async () => {
  const ask = clientFor();
  fake.fault = { kind: "slow", ms: 200 };
  const answers = await Promise.allSettled(Array.from({ length: 80 }, ask));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(16);
  expect(refused[0]).toMatchObject({ reason: { reason: "Fetch failed: too many calls under way" } });
  expect(fake.requests).toHaveLength(64);
  expect((await ask()).value).toBe("Kettle and Compiler");
});

test("a library's message about a header is not passed on", async () => {
  const leaking: typeof fetch = () =>
    Promise.reject(new TypeError(`Headers.append: "${KEY}" is an invalid header value.`));
  const { failure } = await timed(clientFor({ fetch: leaking }));
  expect(failure.reason).toBe("Fetch failed: network error");
  expect(`${failure.stack} ${String(failure.cause)} ${log.join()}`).not.toContain(KEY);
});

test("after five timeouts requests fail immediately, until a probe succeeds", async () => {
  let time = 0;
  const ask = clientFor({ timeoutMs: 1_000, now: () => time });
  fake.fault = { kind: "hang" };
  await Promise.all(Array.from({ length: 5 }, () => timed(ask)));
  time += 29_999;
  const failure = await refusal(ask);
  expect(failure).toMatchObject({ kind: "resting", reason: "Request timed out", retryAfter: 1 });
  expect(fake.requests).toHaveLength(5);

  fake.fault = undefined;
  time += 1;
  expect((await ask()).value).toBe("Kettle and Compiler");
  expect((await ask()).value).toBe("Kettle and Compiler");
  expect(fake.requests).toHaveLength(7);
});

test.each(faults.filter(([, , reason]) => !/status 4(00|04|29)/.test(reason)))(
  "%s, again and again, opens the breaker",
  async (_, fault, reason) => {
    fake.fault = fault;
    const ask = clientFor({ timeoutMs: timeoutFor(reason, 150) });
    for (let call = 1; call <= 5; call += 1) await timed(ask);
    const before = fake.requests.length;
    const failure = await refusal(ask);
    expect(failure).toMatchObject({ kind: "resting", reason });
    expect(fake.requests).toHaveLength(before);
  },
);

test.each([429, 503])("%i with Retry-After: sends no request before that time", async (status) => {
  let time = 0;
  const ask = clientFor({ now: () => time });
  fake.fault = { kind: "status", status, headers: { "Retry-After": "1" } };
  expect((await timed(ask)).failure).toMatchObject({ reason: `Failed with status ${status}`, retryAfter: 1 });
  fake.fault = undefined;
  time += 999;
  const failure = await refusal(ask);
  expect(failure).toMatchObject({ kind: "resting", reason: `Failed with status ${status}`, retryAfter: 1 });
  expect(fake.requests).toHaveLength(1);
  time += 1;
  expect((await ask()).value).toBe("Kettle and Compiler");
});

test("reads Retry-After as seconds or as a date by the provider's clock", () => {
  const date = "Tue, 04 Aug 2026 10:00:00 GMT";
  expect(retryAfterMs("30", null)).toBe(30_000);
  expect(retryAfterMs("Tue, 04 Aug 2026 10:00:45 GMT", date)).toBe(45_000);
  expect(retryAfterMs("Tue, 04 Aug 2026 09:00:00 GMT", date)).toBe(0);
  for (const odd of ["soon", "-5", "", "1e9", "30s"]) expect(retryAfterMs(odd, date)).toBeUndefined();
  expect(retryAfterMs("Tue, 04 Aug 2026 10:00:45 GMT", null)).toBeUndefined();
  expect(retryAfterMs(null, date)).toBeUndefined();
});

test("pauses for at most an hour, even if the provider asks for years", async () => {
  fake.fault = { kind: "status", status: 429, headers: { "Retry-After": "999999999" } };
  expect((await timed(clientFor())).failure.retryAfter).toBe(3600);
});

test("never sends the key to a server with an untrusted certificate", async () => {
  const untrusted = await untrustedServer();
  await expect(clientFor({ baseUrl: untrusted.origin })()).rejects.toBeInstanceOf(ProviderFailure);
  const { connections, requests } = untrusted.seen();
  expect(connections).toBeGreaterThan(0);
  expect(requests).toBe(0);
  await untrusted.close();
});
