import type { Clock } from "@earshot/domain/shared/clock.port";
import { Cron } from "@nestjs/schedule";
import type { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

/** Once a day old months go. */
export class AnalyticsSchedule {
  constructor(
    private readonly sink: PostgresAnalyticsSink,
    private readonly clock: Clock,
  ) {}

  @Cron("0 41 3 * * *", { name: "old analytics" })
  async forget(): Promise<void> {
    await this.sink.forgetOldMonths(this.clock.now());
  }
}
