import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { FeedUnread } from "@earshot/domain/catalogue/shows/feed-unread";
import type { FreshShows } from "../local/local-catalogue.js";
import { feedReadAt } from "./feed-state.js";
import type { ShowFeeds } from "./show-feeds.js";

/** Gives the local catalogue access to feeds. */
export function freshShows(feeds: ShowFeeds): FreshShows {
  return {
    read: async (id) => {
      const outcome = await feeds.read(id);
      if (outcome.kind === "failed" && outcome.notRequested) throw new CatalogueUnavailable(outcome.reason, 60, false);
      if (outcome.kind === "failed") throw new FeedUnread(outcome.reason);
    },
    readAt: feedReadAt,
  };
}
