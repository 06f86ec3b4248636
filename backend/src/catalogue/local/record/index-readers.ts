/** The readers of one index file. They are closed after their last request, so closing does not wait. */
export interface IndexReaders {
  close(): Promise<void>;
}

/** The search index for readers: always the newest complete file. */
export abstract class IndexInUse<Readers extends IndexReaders> {
  /**
   * Runs `work` with the readers of the newest complete file. The file stays open until `work` ends, even if a newer one appears.
   * Throws `CatalogueUnavailable` without a file.
   */
  abstract use<Result>(work: (readers: Readers, generation: number) => Promise<Result>): Promise<Result>;
  /** Resolves once a file of another generation is in use; at once if there is no complete one yet. */
  abstract following(generation: number): Promise<void>;
}
