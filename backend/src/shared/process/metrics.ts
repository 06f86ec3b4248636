import { Counter, Gauge, Registry } from "prom-client";
import { productVersion } from "./product-version.js";

type Sample = { readonly value: number; readonly labels?: Readonly<Record<string, string>> };

/** Gauges whose values come from one small query by a feature. */
export type MeasuredGauges<Name extends string> = {
  /** The name of the feature in `metrics_source_up`. */
  readonly source: string;
  readonly gauges: Readonly<Record<Name, { readonly help: string; readonly labels?: readonly string[] }>>;
  readonly read: () => Promise<Readonly<Record<Name, readonly Sample[]>>>;
};

/** The usage of a connection pool, in the driver's terms. */
export type PoolCounts = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** Milliseconds that a feature may take. If it takes longer, its gauges are left out. */
const TIMEOUT_MS = 2_000;

/** The metrics of this process. Each feature adds its own; `GET /metrics` returns them. */
export class Metrics extends Registry {
  private readonly readers = new Map<string, () => Promise<unknown>>();
  private readonly pools = new Map<string, () => PoolCounts | undefined>();
  private readonly limitHits: Counter<"rule">;

  constructor() {
    super();
    const { readers: readers, pools } = this;
    new Gauge({
      name: "build_info",
      help: "1, with the version of this process.",
      labelNames: ["version"],
      registers: [this],
    }).set({ version: productVersion() }, 1);
    new Gauge({
      name: "metrics_source_up",
      help: "1: the feature reported its state. 0: its database did not answer in time, so its gauges are missing.",
      labelNames: ["source"],
      registers: [this],
      async collect() {
        for (const [source, read] of readers) this.set({ source }, (await read()) === undefined ? 0 : 1);
      },
    });
    new Gauge({
      name: "db_pool",
      help: "Connections to PostgreSQL by pool: in_use, idle, and requests waiting for one.",
      labelNames: ["pool", "state"],
      registers: [this],
      collect() {
        for (const [pool, counts] of pools) {
          const { totalCount = 0, idleCount = 0, waitingCount = 0 } = counts() ?? {};
          this.set({ pool, state: "in_use" }, totalCount - idleCount);
          this.set({ pool, state: "idle" }, idleCount);
          // The pool hands idle connections out in a moment; the queries of this scrape are among those.
          this.set({ pool, state: "waiting" }, Math.max(0, waitingCount - idleCount));
        }
      },
    });
    this.limitHits = new Counter({
      name: "limit_hits_total",
      help: "Requests that a limit refused, by the name of the rule.",
      labelNames: ["rule"],
      registers: [this],
    });
  }

  /** Adds gauges whose values are read for each request of the metrics; simultaneous requests share one read. */
  measure<Name extends string>({ source, gauges, read }: MeasuredGauges<Name>): void {
    let underWay: Promise<Readonly<Record<Name, readonly Sample[]>> | undefined> | undefined;
    const readOnce = () => (underWay ??= inTime(read).finally(() => (underWay = undefined)));
    this.readers.set(source, readOnce);
    for (const name of Object.keys(gauges) as Name[]) {
      const { help, labels = [] } = gauges[name];
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [this],
        async collect() {
          const samples = (await readOnce())?.[name] ?? [];
          // Resetting a gauge without labels would set it to 0, which is a valid value.
          if (labels.length === 0) gauge.remove();
          else gauge.reset();
          for (const sample of samples) this.set({ ...sample.labels }, sample.value);
        },
      });
      if (labels.length === 0) gauge.remove();
    }
  }

  /** Adds gauges for a pool's usage. `counts` returns undefined while it is closed. */
  watchPool(name: string, counts: () => PoolCounts | undefined): void {
    this.pools.set(name, counts);
  }

  /** Counts a request that a limit refused. */
  limitHit(rule: string): void {
    this.limitHits.inc({ rule });
  }
}

/** The result of `read`; undefined if it fails or takes too long. */
async function inTime<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((over) => (timer = setTimeout(over, TIMEOUT_MS, undefined)));
  try {
    return await Promise.race([read(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
