import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { plain } from "../shared/process/plain.js";
import { AnalyticsEventRow } from "./analytics-event.row.js";
import { EventsController } from "./events.controller.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";

const VISIT = ["id", "at", "name", "route", "podcastId", "title", "mode", "found"] as const;

/** Counts visits, for our own use only. */
@Module({
  imports: [LimitsModule],
  controllers: [EventsController],
  providers: [
    plain(PostgresAnalyticsSink, PostgresTransactions),
    { provide: AnalyticsSink, useExisting: PostgresAnalyticsSink },
  ],
  exports: [AnalyticsSink],
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
      what: "Pages and shows that you opened and kinds of searches, without the words that you typed",
      until: "13 months have passed, or you delete your account",
      of: (userId) => ownedRows(transactions, AnalyticsEventRow, VISIT, userId),
    });
  }
}
