import { FeedUnread } from "@earshot/domain/catalogue/feed-unread";
import type { FreshShows } from "../local/local-catalogue.js";
import type { FeedState } from "./feed-state.js";
import type { ShowFeeds } from "./show-feeds.js";

/** What the local catalogue asks of feeds. */
export function freshShows(feeds: ShowFeeds, state: FeedState): FreshShows {
  return {
    read: async (id) => {
      const outcome = await feeds.read(id);
      if (outcome.kind === "failed") throw new FeedUnread(outcome.reason);
    },
    readAt: (id) => state.readAt(id),
  };
}
