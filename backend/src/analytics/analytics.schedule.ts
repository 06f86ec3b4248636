import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import { Interval } from "@nestjs/schedule";
import type { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

const EVERY_HOUR = 3_600_000;

/**
 * Hour by hour, old months go. An interval and no cron job: those rest with WORKER=off, and workers know nothing of visits.
 * Several instances do no harm.
 */
export class AnalyticsSchedule {
  private readonly logger = new Logger(AnalyticsSchedule.name);

  constructor(
    private readonly sink: PostgresAnalyticsSink,
    private readonly clock: Clock,
  ) {}

  @Interval("old analytics", EVERY_HOUR)
  async forget(): Promise<void> {
    await this.sink.forgetOldMonths(this.clock.now()).catch((error: unknown) => this.logger.error(error));
  }
}
