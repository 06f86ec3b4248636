import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { DataSource } from "typeorm";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../shared/config.module.js";
import type { Config } from "../../shared/config.js";
import { PostgresTransactions } from "../../shared/postgres-transactions.js";
import { plain } from "../../shared/plain.js";
import { JobQueue, type QueueRules } from "../../jobs/job-queue.js";
import { indexFolderIn } from "../local/build/index-folder.js";
import { BackgroundReads } from "./background-reads.js";
import { CatalogueUpdate } from "./catalogue-update.js";
import { FeedState } from "./feed-state.js";
import { MergeArrivals } from "./merge-arrivals.js";
import { ReadPlan } from "./read-plan.js";
import { RefreshSchedule } from "./refresh.schedule.js";
import { ShowFeeds } from "./show-feeds.js";

/** Background reads. A job whose worker died is taken again; a feed that fails is no failed job. */
function readQueueRules(jobExpiry: number): QueueRules {
  const expireAfter = Math.max(30, jobExpiry);
  return { name: "feed-reads", expireAfter, retries: 1, firstWait: 15, longestWait: 600, watchEvery: 10 };
}

/** Reading the feeds of stored shows again. */
export const refreshProviders: Provider[] = [
  {
    provide: FeedFetcher,
    inject: [CONFIG],
    useFactory: ({ fetchAllow }: Config) => new FeedFetcher({ totalMs: 10_000 }, fetchAllow),
  },
  plain(FeedState, PostgresTransactions),
  plain(ShowFeeds, FeedState, FeedFetcher, PostgresTransactions, Clock),
  {
    provide: MergeArrivals,
    inject: [DataSource, PostgresTransactions, CONFIG, Clock],
    useFactory: (database: DataSource, transactions: PostgresTransactions, { dataDir }: Config, clock: Clock) =>
      new MergeArrivals(database, transactions, indexFolderIn(dataDir), clock),
  },
  {
    provide: BackgroundReads,
    inject: [CONFIG, PostgresTransactions, ShowFeeds, Clock],
    useFactory: (config: Config, transactions: PostgresTransactions, feeds: ShowFeeds, clock: Clock) => {
      const { databaseUrl, worker, catalogue, feedsPerMinute, checksAtOnce, jobExpiry } = config;
      const works = worker && catalogue.kind === "local";
      return new BackgroundReads(
        new JobQueue(databaseUrl, transactions, readQueueRules(jobExpiry)),
        feeds,
        new ReadPlan(transactions),
        clock,
        { perMinute: works ? feedsPerMinute : 0, parallel: checksAtOnce },
      );
    },
  },
  {
    provide: CatalogueUpdate,
    inject: [PostgresTransactions, Clock, CONFIG],
    useFactory: (transactions: PostgresTransactions, clock: Clock, config: Config) =>
      new CatalogueUpdate(transactions, clock, config.weeklyUpdate && config.catalogue.kind === "local"),
  },
  plain(RefreshSchedule, MergeArrivals, BackgroundReads, CatalogueUpdate),
];
