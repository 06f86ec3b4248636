import type { DemandSignal } from "./demand-signal.js";

/** The keys by which a service that counts downloads may identify a show. */
export type CountedShow = { readonly podcastGuid?: string; readonly feedUrl?: string };

/** A service that counts the downloads of shows whose audio passes through it. */
export abstract class MeasuredDownloads {
  /**
   * The downloads of each show, in the order of the shows; undefined for a show that the service does not know. Throws
   * when the service cannot be reached.
   */
  abstract of(shows: readonly CountedShow[]): Promise<readonly (DemandSignal | undefined)[]>;
}
