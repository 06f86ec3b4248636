import { Module } from "@nestjs/common";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { JobQueue, type QueueRules } from "./job-queue.js";

/** Checks of shows. A try that failed is repeated after 15 seconds, and after 30, 60 and 120 at most (with the usual expiry). */
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

/** The queue that distributes work to any number of processes. It does nothing before somebody starts it. */
@Module({
  providers: [
    {
      provide: JobQueue,
      inject: [CONFIG, PostgresTransactions],
      useFactory: (config: Config, transactions: PostgresTransactions) =>
        new JobQueue(config.databaseUrl, transactions, checkQueueRules(config)),
    },
  ],
  exports: [JobQueue],
})
export class JobsModule {}
