import { Module } from "@nestjs/common";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { DataSource } from "typeorm";
import { Metrics } from "../shared/process/metrics.js";
import { from, plain } from "../shared/process/plain.js";
import { addJobMetrics } from "./job-metrics.js";
import { OperatorJobs } from "./operator-jobs.js";
import { JobQueue, type QueueRules } from "./job-queue.js";

/** The rules for checks of shows. A failed attempt is repeated after 15, 30, 60 and at most 120 seconds (with the usual expiry). */
function checkQueueRules({ jobExpiry }: Pick<Config, "jobExpiry">): QueueRules {
  return {
    name: "show-checks",
    expireAfter: jobExpiry,
    retries: 4,
    firstWait: Math.ceil(jobExpiry / 4),
    longestWait: 600,
    watchEvery: Math.min(10, Math.ceil(jobExpiry / 4)),
  };
}

/** The queue that distributes work to any number of processes. It is idle until it is started. */
@Module({
  providers: [
    plain(OperatorJobs, from(CONFIG, "directUrl")),
    {
      provide: JobQueue,
      inject: [CONFIG, PostgresTransactions, Metrics],
      useFactory: (config: Config, transactions: PostgresTransactions, metrics: Metrics) =>
        new JobQueue(config.directUrl, transactions, checkQueueRules(config), metrics),
    },
  ],
  exports: [JobQueue, OperatorJobs],
})
export class JobsModule {
  constructor(metrics: Metrics, database: DataSource) {
    addJobMetrics(metrics, database);
  }
}
