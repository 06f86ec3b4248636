import { FeedHub, type HubAnswer, type HubRequest } from "@earshot/domain/feeds/feed-hub.port";
import type { FeedFetcher } from "../../feeds/feed-fetcher.js";

/** Sends WebSub requests to hubs over HTTP. Hub addresses are untrusted, so the rules for fetching feeds apply. */
export class HttpFeedHub extends FeedHub {
  constructor(private readonly fetcher: FeedFetcher) {
    super();
  }

  async ask({ hub, mode, topic, callback, secret, lease }: HubRequest): Promise<HubAnswer> {
    const form = new URLSearchParams({
      "hub.mode": mode,
      "hub.topic": topic,
      "hub.callback": callback,
      "hub.secret": secret,
      "hub.lease_seconds": String(lease),
    });
    const answer = await this.fetcher.send(hub, form);
    if (answer.kind === "taken") return { kind: "accepted" };
    const { reason, retryAfter } = answer;
    return { kind: "failed", reason, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
}
