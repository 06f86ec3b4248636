import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { DataSource } from "typeorm";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../shared/config.module.js";
import type { Config } from "../../shared/config.js";
import { PostgresTransactions } from "../../shared/postgres-transactions.js";
import { plain } from "../../shared/plain.js";
import { indexFolderIn } from "../local/build/index-folder.js";
import { FeedState } from "./feed-state.js";
import { MergeArrivals } from "./merge-arrivals.js";
import { RefreshSchedule } from "./refresh.schedule.js";
import { ShowFeeds } from "./show-feeds.js";

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
  plain(RefreshSchedule, MergeArrivals),
];
