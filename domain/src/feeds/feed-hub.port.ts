/** A subscription to start or to end. */
export type HubRequest = {
  readonly hub: string;
  readonly mode: "subscribe" | "unsubscribe";
  /** The address of the feed as the hub knows it. */
  readonly topic: string;
  /** The callback URL: the hub verifies the request there and sends changes to it. */
  readonly callback: string;
  /** The secret that the hub signs with. */
  readonly secret: string;
  /** Seconds that the subscription is to last. */
  readonly lease: number;
};

export type HubAnswer =
  /** The hub accepted the request. It confirms or denies it later at the callback. */
  | { readonly kind: "accepted" }
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Seconds until the hub wants another request. */
      readonly retryAfter?: number;
    };

/** Hubs of feeds (WebSub): they notify their subscribers when a feed changes. */
export abstract class FeedHub {
  /** Sends the request. Never throws: refusal and failure are results. */
  abstract ask(request: HubRequest): Promise<HubAnswer>;
}
