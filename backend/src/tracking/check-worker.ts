import { setTimeout as pause } from "node:timers/promises";
import type { ShowCheck } from "@earshot/domain/tracking/checks/show-check";
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from "@nestjs/common";
import type { JobQueue } from "../jobs/job-queue.js";
import type { QueuedChecks } from "./queued-checks.js";

export type WorkerRules = {
  /** Whether this process checks shows at all. */
  readonly on: boolean;
  /** Maximum simultaneous checks in this process. */
  readonly parallel: number;
};

/** Seconds between attempts to reach an unavailable database when the process starts. */
const START_AGAIN = 5;
/** Seconds that running checks get to finish when the process must end. */
const DRAIN = 25;

/** Takes checks from the queue while the process runs. */
export class CheckWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CheckWorker.name);
  private starting: Promise<void> | undefined;
  private stopped = false;

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
    this.stopped = true;
    await this.starting;
    await this.jobs.stop(DRAIN);
  }

  private async start(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.jobs.start();
        await this.jobs.work(this.rules.parallel, {
          run: async (key) => {
            const podcastId = this.checks.showOf(key);
            if (podcastId !== undefined) await this.check.check(podcastId);
          },
          giveUp: async (key) => {
            const podcastId = this.checks.showOf(key);
            if (podcastId !== undefined) await this.check.giveUp(podcastId);
          },
        });
        return;
      } catch (error) {
        this.logger.error(error);
        await pause(START_AGAIN * 1000, undefined, { ref: false });
      }
    }
  }
}
