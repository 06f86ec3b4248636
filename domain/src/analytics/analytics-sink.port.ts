import type { AnalyticsEvent } from "./analytics-event.js";

/** The counts for a period. Lists are sorted by frequency, highest first. */
export type AnalyticsReport = {
  readonly views: readonly { readonly route: string; readonly views: number; readonly users: number }[];
  readonly searches: readonly { readonly mode: string; readonly searches: number; readonly withoutResult: number }[];
  readonly shows: readonly {
    readonly podcastId: string;
    /** "" until somebody chooses the show from a list, because page views have no title. */
    readonly title: string;
    readonly views: number;
    readonly selections: number;
  }[];
};

export type AnalyticsPeriod = {
  readonly from: Date;
  readonly to: Date;
  /** Maximum number of shows in the report. */ readonly shows: number;
};

/** Stores the pages' events and counts them. */
export abstract class AnalyticsSink {
  /** `userId` is the signed-in visitor's id; undefined for a guest. */
  abstract record(events: readonly AnalyticsEvent[], userId: string | undefined): Promise<void>;
  /** The start of the period is inclusive, its end exclusive. */
  abstract report(period: AnalyticsPeriod): Promise<AnalyticsReport>;
}
