import type { DemandSignal } from "./demand-signal.js";

/** How a service that counts downloads may know a show. */
export type CountedShow = { readonly podcastGuid?: string; readonly feedUrl?: string };

/** A service that counts the downloads of shows whose audio passes through it. */
export abstract class MeasuredDownloads {
  /**
   * The downloads of each show, in the order of the shows; undefined for a show that the service does not know. Throws when
   * the service cannot be asked.
   */
  abstract of(shows: readonly CountedShow[]): Promise<readonly (DemandSignal | undefined)[]>;
}
