import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { plain } from "../shared/plain.js";
import { AnalyticsEventRow } from "./analytics-event.row.js";
import { EventsController } from "./events.controller.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

const VISIT = ["id", "at", "name", "route", "podcastId", "title", "mode", "found"] as const;

/** Counts visits, for ourselves alone. */
@Module({
  imports: [LimitsModule],
  controllers: [EventsController],
  providers: [
    plain(PostgresAnalyticsSink, PostgresTransactions),
    { provide: AnalyticsSink, useExisting: PostgresAnalyticsSink },
  ],
})
export class AnalyticsModule {
  constructor(
    ownedData: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    sink: PostgresAnalyticsSink,
    clock: Clock,
  ) {
    housekeeping.add("old months of visits", () => sink.forgetOldMonths(clock.now()));
    ownedData.add({
      name: "visits",
      tables: ["analytics_events"],
      of: (userId) => ownedRows(transactions, AnalyticsEventRow, VISIT, userId),
    });
  }
}
