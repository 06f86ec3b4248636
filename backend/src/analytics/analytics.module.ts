import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { AnalyticsSchedule } from "./analytics.schedule.js";
import { EventsController } from "./events.controller.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

/** Counts visits, for ourselves alone. */
@Module({
  imports: [LimitsModule],
  controllers: [EventsController],
  providers: [
    {
      provide: PostgresAnalyticsSink,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new PostgresAnalyticsSink(transactions),
    },
    { provide: AnalyticsSink, useExisting: PostgresAnalyticsSink },
    {
      provide: AnalyticsSchedule,
      inject: [PostgresAnalyticsSink, Clock],
      useFactory: (sink: PostgresAnalyticsSink, clock: Clock) => new AnalyticsSchedule(sink, clock),
    },
  ],
})
export class AnalyticsModule {
  constructor(ownedData: OwnedData, transactions: PostgresTransactions) {
    ownedData.add({
      name: "visits",
      tables: ["analytics_events"],
      of: (userId) =>
        ownedRows(
          transactions,
          `SELECT id::float8 AS id, at, name, route, podcast_id AS "podcastId", title, mode, found
           FROM analytics_events WHERE user_id = $1`,
          userId,
        ),
    });
  }
}
