import type { ShowCheck } from "@earshot/domain/tracking/checks/show-check";
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from "@nestjs/common";
import type { JobQueue } from "../jobs/job-queue.js";
import type { QueuedChecks } from "./queued-checks.js";

export type WorkerRules = {
  /** Whether this process checks shows at all. */
  readonly on: boolean;
  /** Maximum simultaneous checks in this process. */
  readonly parallel: number;
};

/** Seconds that running checks get to finish when the process must end. */
const DRAIN = 25;

/** Takes checks from the queue while the process runs. */
export class CheckWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private starting: Promise<boolean> | undefined;

  constructor(
    private readonly jobs: JobQueue,
    private readonly checks: QueuedChecks,
    private readonly check: ShowCheck,
    private readonly rules: WorkerRules,
  ) {}

  /** Not awaited: pages are served before the queue is ready. */
  onApplicationBootstrap(): void {
    if (this.rules.on) this.starting = this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.starting;
    await this.jobs.stop(DRAIN);
  }

  private start(): Promise<boolean> {
    return this.jobs.workUntil(this.ending.signal, this.rules.parallel, {
      run: async (key) => {
        const podcastId = this.checks.showOf(key);
        if (podcastId !== undefined) await this.check.check(podcastId);
      },
      giveUp: async (key) => {
        const podcastId = this.checks.showOf(key);
        if (podcastId !== undefined) await this.check.giveUp(podcastId);
      },
    });
  }
}
