import type { KeyRequest, UsageCounter } from "@earshot/domain/keys/usage";
import { Logger } from "@nestjs/common";
import { TestClock } from "../../testing/test-clock.js";
import { UsageRecorder } from "./usage-recorder.js";
import type { UsageStore } from "./usage-store.js";

// One test has a write that fails.
Logger.overrideLogger(false);

/** A store that keeps the latest figures of each row, or fails. */
class MemoryUsage {
  readonly counters = new Map<string, UsageCounter>();
  readonly requests = new Map<string, KeyRequest>();
  isAway = false;
  writes = 0;

  async write(counters: readonly UsageCounter[], requests: readonly KeyRequest[]): Promise<void> {
    this.writes += 1;
    await Promise.resolve();
    if (this.isAway) throw new Error("The database is away.");
    for (const counter of counters) this.counters.set(counter.id, counter);
    for (const request of requests) this.requests.set(request.id, request);
  }
}

let store: MemoryUsage;
let clock: TestClock;
let recorder: UsageRecorder;
beforeEach(() => {
  store = new MemoryUsage();
  clock = new TestClock();
  clock.avoidMidnight();
  recorder = new UsageRecorder(store as unknown as UsageStore, clock);
});

let made = 0;
function note(more: Partial<KeyRequest> = {}): void {
  const id = `request ${(made += 1)}`;
  const facts = { userId: "ada", keyId: "key", at: clock.now(), route: "GET /search", status: 200, milliseconds: 30 };
  recorder.note({ id, requestId: id, ...facts, ...more });
}
const total = () => [...store.counters.values()].reduce((sum, { requests }) => sum + requests, 0);

test("combines requests of one key, hour, route and kind in one row that grows", async () => {
  note();
  note({ milliseconds: 12_000 });
  note({ status: 404 });
  await recorder.flush();
  note();
  await recorder.flush();
  const rows = [...store.counters.values()].map(({ kind, requests, latency }) => [kind, requests, ...latency]);
  expect(rows).toEqual([
    ["answered", 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1],
    ["refused", 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(store.requests.size).toBe(4);
});

test("sends no query without new counts", async () => {
  await recorder.flush();
  note();
  await recorder.flush();
  await recorder.flush();
  expect(store.writes).toBe(1);
});

test("writes missed counts later, each request once, and an account's newest hundred in order", async () => {
  store.isAway = true;
  for (let count = 0; count < 150; count += 1) note({ requestId: `early ${count}` });
  await recorder.flush();
  note({ requestId: "late" });
  expect(store.requests.size).toBe(0);
  store.isAway = false;
  await recorder.beforeApplicationShutdown();
  expect(total()).toBe(151);
  const ids = [...store.requests.values()].map(({ requestId }) => requestId);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, "early 51", "late"]);
});

test("counts requests during a write in the next one, and starts a row for each hour", async () => {
  note();
  const write = recorder.flush();
  await Promise.resolve();
  expect(store.writes).toBe(1);
  note();
  await Promise.all([write, recorder.flush(), recorder.flush()]);
  expect([...store.counters.values()].map(({ requests }) => requests)).toEqual([2]);
  const [first] = store.counters.keys();
  for (const later of [3_600_000, 86_400_000]) {
    clock.advance(later);
    note();
    await recorder.flush();
  }
  const hours = [...store.counters.values()].map(({ day, hour }) => `${day} ${hour}`);
  expect(new Set(hours).size).toBe(3);
  expect(store.counters.get(first ?? "")?.requests).toBe(2);
});
