import { Metrics } from "./metrics.js";

const { jest } = import.meta;

const gauges = {
  things: { help: "Things.", labels: ["kind"] },
  things_age: { help: "Age of things." },
} as const;

test("reads a feature's gauges with one query that simultaneous readers share", async () => {
  const metrics = new Metrics();
  let reads = 0;
  metrics.measure({
    source: "things",
    gauges,
    read: () => {
      reads += 1;
      return Promise.resolve({ things: [{ labels: { kind: "a" }, value: reads }], things_age: [{ value: 7 }] });
    },
  });
  const answers = await Promise.all([metrics.metrics(), metrics.metrics()]);
  expect(reads).toBe(1);
  for (const text of answers) {
    expect(text).toContain('things{kind="a"} 1');
    expect(text).toContain("things_age 7");
    expect(text).toContain('metrics_source_up{source="things"} 1');
  }
  expect(await metrics.metrics()).toContain('things{kind="a"} 2');
});

test("a failing feature shows neither an old value nor zero, and the rest is shown", async () => {
  const metrics = new Metrics();
  let away = false;
  metrics.measure({
    source: "things",
    gauges,
    read: () =>
      away
        ? Promise.reject(new Error("the database is away"))
        : Promise.resolve({ things: [{ labels: { kind: "a" }, value: 1 }], things_age: [{ value: 7 }] }),
  });
  metrics.measure({
    source: "rest",
    gauges: { rest: { help: "The rest." } },
    read: () => Promise.resolve({ rest: [{ value: 3 }] }),
  });
  await metrics.metrics();
  away = true;
  const text = await metrics.metrics();
  expect(text).not.toMatch(/^things/m);
  expect(text).toContain("rest 3");
  expect(text).toContain('metrics_source_up{source="things"} 0');
  expect(text).toContain('metrics_source_up{source="rest"} 1');
});

test("drops a feature that does not answer within two seconds", async () => {
  jest.useFakeTimers();
  try {
    const metrics = new Metrics();
    metrics.measure({ source: "things", gauges, read: () => new Promise<never>(() => undefined) });
    const answer = metrics.metrics();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await answer).toContain('metrics_source_up{source="things"} 0');
  } finally {
    jest.useRealTimers();
  }
});

test("reports the usage of pools, and nothing in use for a closed one", async () => {
  const metrics = new Metrics();
  metrics.watchPool("main", () => ({ totalCount: 10, idleCount: 4, waitingCount: 2 }));
  metrics.watchPool("busy", () => ({ totalCount: 10, idleCount: 0, waitingCount: 3 }));
  metrics.watchPool("closed", () => undefined);
  const text = await metrics.metrics();
  expect(text).toContain('db_pool{pool="main",state="in_use"} 6');
  expect(text).toContain('db_pool{pool="main",state="idle"} 4');
  // These two get idle connections in a moment. The queries of a scrape are among them, so an idle service would always show some.
  expect(text).toContain('db_pool{pool="main",state="waiting"} 0');
  expect(text).toContain('db_pool{pool="busy",state="waiting"} 3');
  expect(text).toContain('db_pool{pool="closed",state="in_use"} 0');
});
