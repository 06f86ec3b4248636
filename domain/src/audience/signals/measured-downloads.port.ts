import type { DemandSignal } from "./demand-signal.js";

/** Keys by which a download-counting service can identify a show. */
export type CountedShow = { readonly podcastGuid?: string; readonly feedUrl?: string };

/** A service that counts the downloads of shows that route their audio through it. */
export abstract class MeasuredDownloads {
  /**
   * Returns the downloads of each show, in the same order; undefined for a show that the service does not know. Throws if the service is
   * unreachable.
   */
  abstract of(shows: readonly CountedShow[]): Promise<readonly (DemandSignal | undefined)[]>;
}
