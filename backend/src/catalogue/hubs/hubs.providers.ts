import { FeedHub } from "@earshot/domain/feeds/feed-hub.port";
import { isPublicName } from "@earshot/domain/feeds/public-name";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { Provider } from "@nestjs/common";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { plain, plainAs } from "../../shared/process/plain.js";
import { FeedSubscriptions } from "./feed-subscriptions.js";
import { HttpFeedHub } from "./http-feed-hub.js";
import { HubRounds } from "./hub-rounds.js";
import { HubSecrets } from "./hub-secrets.js";
import { HubsSchedule } from "./hubs.schedule.js";
import { PushedFeeds } from "./pushed-feeds.js";

/** Subscriptions of feeds at hubs (WebSub). */
export const hubsProviders: Provider[] = [
  plain(FeedSubscriptions, PostgresTransactions),
  plain(HubSecrets, SERVICE_SECRET),
  plain(PushedFeeds),
  plainAs(FeedHub, HttpFeedHub, FeedFetcher),
  {
    provide: HubRounds,
    inject: [FeedSubscriptions, FeedHub, HubSecrets, Clock, CONFIG, FeedFetcher],
    useFactory: (
      subscriptions: FeedSubscriptions,
      hub: FeedHub,
      secrets: HubSecrets,
      clock: Clock,
      config: Config,
      fetcher: FeedFetcher,
    ) => {
      const { worker, catalogue, feedsPerMinute, feedHubs, publicUrl } = config;
      const { hostname, origin } = new URL(publicUrl);
      const isReached = isPublicName(hostname) || fetcher.isNamed(publicUrl);
      const works = worker && feedHubs && catalogue.kind === "local" && isReached;
      return new HubRounds(subscriptions, hub, secrets, clock, {
        origin: works ? origin : undefined,
        background: feedsPerMinute > 0,
      });
    },
  },
  plain(HubsSchedule, HubRounds),
];
