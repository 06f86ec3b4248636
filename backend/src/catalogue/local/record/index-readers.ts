/** What reads one index file; closing waits for nothing, since nobody asks any more. */
export interface IndexReaders {
  close(): Promise<void>;
}

/** The search index as readers see it: always the newest whole file. */
export abstract class IndexInUse<Readers extends IndexReaders> {
  /**
   * Works with the readers of the newest whole file. That file stays open until `work` has ended, also when a newer one comes
   * meanwhile. Throws `CatalogueUnavailable` while there is none.
   */
  abstract use<Result>(work: (readers: Readers, generation: number) => Promise<Result>): Promise<Result>;
}
