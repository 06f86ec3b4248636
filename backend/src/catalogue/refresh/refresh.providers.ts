import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { DataSource } from "typeorm";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { plain } from "../../shared/process/plain.js";
import { Metrics } from "../../shared/process/metrics.js";
import { JobQueue, type QueueRules } from "../../jobs/job-queue.js";
import { indexFolderIn } from "../local/write/index/index-folder.js";
import { BackgroundReads } from "./background-reads.js";
import { CatalogueUpdate } from "./catalogue-update.js";
import { ShowContacts } from "../contacts/show-contacts.js";
import { FeedMetrics } from "./feed-metrics.js";
import { FeedSubscriptions } from "../hubs/feed-subscriptions.js";
import { FeedProofs } from "./feed-proofs.js";
import { FeedState } from "./feed-state.js";
import { MergeArrivals } from "./merge-arrivals.js";
import { FeedDirectory } from "@earshot/domain/catalogue/sources/feed-directory.port";
import { AppleDirectory } from "../directories/apple-directory.js";
import { JsonSource } from "../signals/json-source.js";
import { FeedParser } from "../import/feed/parsing/feed-parser.js";
import { SharedHosts } from "./shared-hosts.js";
import { ReadPlan } from "./read-plan.js";
import { RefreshSchedule } from "./refresh.schedule.js";
import { ShowFeeds } from "./show-feeds.js";

/** Rules for the queue of background reads. A job whose worker died is repeated; a failing feed is not a failed job. */
function readQueueRules(jobExpiry: number): QueueRules {
  const expireAfter = Math.max(30, jobExpiry);
  return { name: "feed-reads", expireAfter, retries: 1, firstWait: 15, longestWait: 600, watchEvery: 10 };
}

/** Refreshes the feeds of stored shows. */
export const refreshProviders: Provider[] = [
  {
    provide: FeedFetcher,
    inject: [CONFIG, SharedHosts],
    useFactory: ({ fetchAllow }: Config, hosts: SharedHosts) => new FeedFetcher({ totalMs: 10_000 }, fetchAllow, hosts),
  },
  {
    provide: FeedDirectory,
    inject: [CONFIG],
    // A person is waiting: a pause of a third of a second between two requests, and at most the time that a feed may take.
    useFactory: ({ publicUrl, signals: { feedsUrl } }: Config) =>
      new AppleDirectory(
        new JsonSource({ userAgent: `Earshot (+${publicUrl})`, pauseMs: 300, timeoutMs: 10_000 }),
        ...(feedsUrl ? [feedsUrl] : []),
      ),
  },
  plain(SharedHosts, PostgresTransactions),
  plain(FeedParser),
  plain(FeedState, PostgresTransactions),
  plain(ShowContacts, PostgresTransactions),
  plain(FeedMetrics, Metrics, DataSource),
  plain(FeedProofs, FeedState, FeedFetcher, FeedParser, Clock, ShowFeeds),
  plain(
    ShowFeeds,
    FeedState,
    FeedFetcher,
    FeedParser,
    PostgresTransactions,
    ShowContacts,
    FeedSubscriptions,
    Clock,
    FeedMetrics,
  ),
  {
    provide: MergeArrivals,
    inject: [DataSource, PostgresTransactions, CONFIG, Clock],
    useFactory: (database: DataSource, transactions: PostgresTransactions, { dataDir }: Config, clock: Clock) =>
      new MergeArrivals(database, transactions, indexFolderIn(dataDir), clock),
  },
  {
    provide: BackgroundReads,
    inject: [CONFIG, PostgresTransactions, ShowFeeds, Clock, Metrics],
    useFactory: (
      config: Config,
      transactions: PostgresTransactions,
      feeds: ShowFeeds,
      clock: Clock,
      metrics: Metrics,
    ) => {
      const { directUrl, worker, catalogue, feedsPerMinute, checksAtOnce, jobExpiry } = config;
      const works = worker && catalogue.kind === "local";
      return new BackgroundReads(
        new JobQueue(directUrl, transactions, readQueueRules(jobExpiry), metrics),
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
