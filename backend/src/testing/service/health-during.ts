import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ServiceProcess } from "./service-process.js";

/** A request to send. */
export type Input = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The answer to an input, and the longest time that /healthz took meanwhile, in milliseconds. */
export type Measured = { readonly status: number; readonly wait: number };

const TRIES = 8;

/** Calls /healthz of a service every 20 ms while sending an input to it. */
export class HealthDuring {
  private readonly thread: Worker;

  constructor(private readonly service: ServiceProcess) {
    this.thread = new Worker(new URL("health-during.thread.ts", import.meta.url), { workerData: service.origin });
  }

  /**
   * A busy machine makes every wait longer and none shorter. So an input with a wait above `limit` is sent again, up to eight times
   * in total, and the shortest wait counts. The same applies to `work`, the longest processor time that the service used without a
   * pause: if it is within the limit, the machine is busy, not the service.
   */
  async least(input: Input, limit: number): Promise<Measured & { readonly work: number }> {
    const tries: (Measured & { readonly work: number })[] = [];
    do tries.push(await this.once(input));
    while (tries.length < TRIES && tries.every(({ wait, work }) => wait > limit && work > limit));
    const [wait, work] = (["wait", "work"] as const).map((name) => Math.min(...tries.map((one) => one[name])));
    return { status: tries.at(-1)?.status ?? 0, wait: wait ?? Infinity, work: work ?? Infinity };
  }

  private async once(input: Input): Promise<Measured & { readonly work: number }> {
    await this.service.longestWork();
    this.thread.postMessage(input);
    const [beside] = (await once(this.thread, "message")) as [Measured];
    return { ...beside, work: await this.service.longestWork() };
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
