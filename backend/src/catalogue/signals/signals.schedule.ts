import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";
import type { SignalRuns } from "./signal-runs.js";

/** When charts are read: a chart that is older than a day, looked for every hour. Without countries none is. */
export class SignalsSchedule {
  private readonly logger = new Logger(SignalsSchedule.name);

  constructor(
    private readonly runs: SignalRuns,
    private readonly countries: readonly string[],
  ) {}

  @Cron("0 41 * * * *", { name: "charts", waitForCompletion: true })
  async charts(): Promise<void> {
    if (this.countries.length === 0) return;
    try {
      const { signals, changed, failures } = await this.runs.dueAppleCharts(this.countries);
      for (const failure of failures) this.logger.warn(failure);
      if (signals > 0) this.logger.log(`${signals} chart places, ${changed} shows changed`);
    } catch (error) {
      // An import is under way, or the database is away: the next hour is soon enough.
      this.logger.warn(error instanceof Error ? error.message : error);
    }
  }
}
