import type { Clock } from "@earshot/domain/shared/clock.port";
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from "@nestjs/common";
import type { JobQueue } from "../../jobs/job-queue.js";
import type { ReadPlan } from "./read-plan.js";
import type { ShowFeeds } from "./show-feeds.js";

type BackgroundRules = {
  /** Feeds to read per minute, across all processes; 0 disables it. */
  readonly perMinute: number;
  /** Feeds that this process reads at the same time. */
  readonly parallel: number;
};

/** Seconds that running reads get to finish when the process must end: a feed may take ten. */
const DRAIN = 12;

/** Reads the feeds of the whole catalogue, a few each minute, with the job queue's workers. */
export class BackgroundReads implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private starting: Promise<void> | undefined;
  private started = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly feeds: ShowFeeds,
    private readonly plan: ReadPlan,
    private readonly clock: Clock,
    private readonly rules: BackgroundRules,
  ) {}

  /** Not awaited: pages are served before the queue is ready. */
  onApplicationBootstrap(): void {
    if (this.rules.perMinute > 0) this.starting = this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.starting;
    if (this.started) await this.jobs.stop(DRAIN);
  }

  /** Queues the next feeds. Returns their number. */
  async round(): Promise<number> {
    if (!this.started || this.rules.perMinute === 0) return 0;
    const shows = await this.plan.take(this.rules.perMinute, this.clock.now());
    if (shows.length > 0) await this.jobs.put(shows);
    return shows.length;
  }

  private async start(): Promise<void> {
    const { signal } = this.ending;
    this.started = await this.jobs.workUntil(signal, this.rules.parallel, {
      // An unreadable feed is not a failed job: its next read is scheduled in any case.
      run: async (show) => void (await this.feeds.read(show, { signal })),
      giveUp: () => Promise.resolve(),
    });
  }
}
