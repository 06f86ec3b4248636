/** A request to start or end a subscription. */
export type HubRequest = {
  readonly hub: string;
  readonly mode: "subscribe" | "unsubscribe";
  /** The feed's URL as the hub knows it. */
  readonly topic: string;
  /** The callback URL. The hub verifies the request there, and sends changes to it. */
  readonly callback: string;
  /** The secret with which the hub signs. */
  readonly secret: string;
  /** How many seconds the subscription should last. */
  readonly lease: number;
};

export type HubAnswer =
  /** The hub accepted the request. It will confirm or deny it at the callback. */
  | { readonly kind: "accepted" }
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Seconds after which the hub accepts another request. */
      readonly retryAfter?: number;
    };

/** Hubs of feeds (WebSub): they notify their subscribers when a feed changes. */
export abstract class FeedHub {
  /** Sends the request. Never throws: refusals and failures are results. */
  abstract ask(request: HubRequest): Promise<HubAnswer>;
}
