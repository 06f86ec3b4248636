import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";
import type { SignalOutcome, SignalRuns } from "./signal-runs.js";

/**
 * Schedules the imports of signs of demand: an hourly check for those older than a day, each kind at its own minute. Without
 * countries, no charts or reviews are read; without a token for the counting service, no downloads.
 */
export class SignalsSchedule {
  private readonly logger = new Logger(SignalsSchedule.name);

  constructor(
    private readonly runs: Pick<SignalRuns, "dueAppleCharts" | "dueGenreCharts" | "dueReviews" | "dueDownloads">,
    private readonly countries: readonly string[],
    private readonly countsDownloads: boolean,
  ) {}

  @Cron("0 41 * * * *", { name: "charts", waitForCompletion: true })
  charts(): Promise<void> {
    return this.run("chart positions", () => this.runs.dueAppleCharts(this.countries));
  }

  @Cron("0 46 * * * *", { name: "category charts", waitForCompletion: true })
  categoryCharts(): Promise<void> {
    return this.run("chart positions in categories", () => this.runs.dueGenreCharts(this.countries));
  }

  /** Only for the first country: each page of a show's reviews takes one request. */
  @Cron("0 51 * * * *", { name: "reviews", waitForCompletion: true })
  reviews(): Promise<void> {
    return this.run("shows with reviews", () => this.runs.dueReviews(this.countries[0] ?? ""));
  }

  /** Needs no country: the counting service identifies each show by its feed. */
  @Cron("0 56 * * * *", { name: "downloads", waitForCompletion: true })
  async downloads(): Promise<void> {
    if (this.countsDownloads) await this.read("shows with counted downloads", () => this.runs.dueDownloads());
  }

  private async run(what: string, read: () => Promise<SignalOutcome>): Promise<void> {
    if (this.countries.length > 0) await this.read(what, read);
  }

  private async read(what: string, read: () => Promise<SignalOutcome>): Promise<void> {
    try {
      const { signals, changed, failures } = await read();
      for (const failure of failures) this.logger.warn(failure);
      if (signals > 0) this.logger.log(`${signals} ${what}, ${changed} shows changed`);
    } catch (error) {
      // An import is running, or the database is unreachable: the next hour is early enough.
      this.logger.warn(error instanceof Error ? error.message : error);
    }
  }
}
