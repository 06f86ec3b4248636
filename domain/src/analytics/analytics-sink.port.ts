import type { AnalyticsEvent } from "./analytics-event.js";

/** Counts for a period; lists have the most frequent first. */
export type AnalyticsReport = {
  readonly views: readonly { readonly route: string; readonly views: number; readonly users: number }[];
  readonly searches: readonly { readonly mode: string; readonly searches: number; readonly withoutResult: number }[];
  readonly shows: readonly {
    readonly podcastId: string;
    /** "" while nobody has chosen the show from a list: views carry no title. */
    readonly title: string;
    readonly views: number;
    readonly selections: number;
  }[];
};

export type AnalyticsPeriod = {
  readonly from: Date;
  readonly to: Date;
  /** Maximum number of shows. */ readonly shows: number;
};

/** Stores events of the pages, and counts them. */
export abstract class AnalyticsSink {
  /** `userId` is the signed-in visitor's; undefined for a guest. */
  abstract record(events: readonly AnalyticsEvent[], userId: string | undefined): Promise<void>;
  /** From `from` up to, not including, `to`. */
  abstract report(period: AnalyticsPeriod): Promise<AnalyticsReport>;
}
