import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { AnalyticsEventRow } from "./analytics-event.row.js";
import { AnalyticsSchedule } from "./analytics.schedule.js";
import { EventsController } from "./events.controller.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

const VISIT = ["id", "at", "name", "route", "podcastId", "title", "mode", "found"] as const;

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
      of: (userId) => ownedRows(transactions, AnalyticsEventRow, VISIT, userId),
    });
  }
}
