import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type FaultDatabase, startedDatabase } from "../../faults/fault-database.ts";
import { whenBuilt } from "../../faults/when-built.ts";
import { ROOT, type ServerProcess, startServer } from "../../server-process.ts";
import { freePort } from "../../testing/free-port.ts";
import { namedSeries, shownSeries } from "./named-series.ts";

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
};
type Panel = {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
};

const text = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const { groups } = parse(text("alerts.yml")) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(text("dashboard.json")) as { panels: Panel[] };

/** Labels that Prometheus adds. */
const OWN = { series: new Set(["up"]), labels: new Set(["job", "instance"]) };

let database: FaultDatabase;
beforeAll(async () => (database = await startedDatabase()));
afterAll(() => database.drop());

test("there are eight alert rules, each with a severity and instructions", () => {
  expect(rules.map(({ alert }) => alert)).toEqual([...new Set(rules.map(({ alert }) => alert))]);
  expect(rules).toHaveLength(8);
  for (const { labels, annotations, for: duration } of rules) {
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(duration).toMatch(/^\d+m$/);
    expect(annotations.summary).not.toBe("");
    expect(annotations.description).not.toBe("");
  }
});

test("the rule for late jobs also fires when no process shows a queue", () => {
  const late = rules.find(({ alert }) => alert === "EarshotJobsLate");
  expect(late?.expr).toMatch(/ or absent\(job_oldest_seconds\)$/);
  // The series of an absent queue has no labels.
  expect(late?.annotations.summary).toMatch(
    /^\{\{ if \$labels\.queue \}\}.*\{\{ else \}\}No process shows a job queue\{\{ end \}\}$/,
  );
});

test("the panels of the dashboard do not cover each other", () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

whenBuilt(
  "rules and dashboard ask only for what a started service shows: names, labels and values",
  async () => {
    const shown = await shownByService();
    const wrong = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
      .flatMap((expr) => namedSeries(expr))
      .filter(({ name }) => !OWN.series.has(name))
      .filter(({ name, labels }) => {
        const unknown = [...labels].filter(([label]) => !OWN.labels.has(label));
        return !shown.some(
          (series) =>
            series.name === name &&
            unknown.every(
              ([label, value]) =>
                series.labels.has(label) && (value ?? series.labels.get(label)) === series.labels.get(label),
            ),
        );
      });
    expect(wrong.map(({ name, labels }) => `${name} ${[...labels].join(" ")}`)).toEqual([]);
  },
  120_000,
);

whenBuilt(
  "a worker shows its own counters where WORKER_METRICS_PORT says, until it is told to end",
  async () => {
    const port = await freePort();
    const worker = spawn(process.execPath, [join(ROOT, "backend/dist/src/worker.js")], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DATA_DIR: database.folder,
        WORKER_METRICS_PORT: String(port),
        LOG_LEVEL: "fatal",
        NODE_ENV: "production",
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ended = new Promise((gone) => worker.once("exit", gone));
    try {
      await new Promise<void>((working, failed) => {
        worker.once("message", () => working());
        void ended.then((code) => failed(new Error(`The worker ended with ${String(code)}.`)));
      });
      const shown = shownSeries(await (await fetch(`http://localhost:${port}/metrics`)).text());
      const names = shown.map(({ name }) => name);
      for (const name of ["feed_reads_total", "db_pool", "metrics_source_up", "nodejs_eventloop_lag_p99_seconds"])
        expect(names).toContain(name);
      expect((await fetch(`http://localhost:${port}/api/v1/search`)).status).toBe(404);
    } finally {
      worker.kill("SIGTERM");
      await ended;
    }
  },
  60_000,
);

test("the example of Prometheus scrapes the port that the example of settings gives to workers", () => {
  const settings = readFileSync(join(ROOT, "infra/deploy/earshot.env"), "utf8");
  const port = /^WORKER_METRICS_PORT=(\d+)$/m.exec(settings)?.[1] ?? "none";
  const { scrape_configs: jobs } = parse(text("prometheus.yml")) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  const here = jobs.find(({ job_name: name }) => name === "earshot");
  expect(here?.static_configs.flatMap(({ targets }) => targets)).toContain(`localhost:${port}`);
});

/** The metrics of a running service after a search and a refused request. */
async function shownByService() {
  const port = await freePort();
  const server: ServerProcess = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
    CATALOGUE_READS: "1",
  });
  const get = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).text();
  try {
    await get("/api/v1/search?q=a");
    await get("/api/v1/search?q=b");
    // The service creates the queues after it has started to listen.
    for (;;) {
      const answer = await get("/metrics");
      if (/^jobs\{queue="feed-reads"/m.test(answer) && /^jobs\{queue="show-checks"/m.test(answer))
        return shownSeries(answer);
    }
  } finally {
    await server.stop();
  }
}
