/** How a show differs between two catalogues. */
export const CHANGE_KINDS = ["added", "updated", "removed"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A number, a text, a list of texts, or bounds of listeners without an end (`high` null). null: unknown. */
export type ChangedValue =
  number | string | boolean | readonly string[] | { readonly low: number; readonly high: number | null } | null;

/** One change of one show. */
export type CatalogueChange = {
  readonly id: string;
  readonly kind: ChangeKind;
  /** ISO time of the import or of the round of feeds. */
  readonly at: string;
  /** For a removed show: the show that it was merged with; null when it is gone. */
  readonly movedTo: string | null;
  /** The changed fields, for an added show all known ones. Empty for a removed one. */
  readonly fields: Readonly<Record<string, { readonly from: ChangedValue; readonly to: ChangedValue }>>;
  /** Fields that changed and are too long to be repeated. */
  readonly longFields: readonly "description"[];
};

export type ChangesRequest = {
  /** Where the last answer ended; undefined starts now and returns no changes. */
  readonly since: string | undefined;
  readonly kinds: readonly ChangeKind[];
  readonly limit: number;
};

export type ChangesPage = {
  /** Oldest first. */
  readonly changes: readonly CatalogueChange[];
  /** The cursor for the next call, also at the end. */
  readonly nextSince: string;
  /** Whether there are more changes already. */
  readonly more: boolean;
};

/** The changes of the catalogue, one import after another. */
export abstract class CatalogueChanges {
  /**
   * The changes after a cursor; undefined when this catalogue doesn't record any. Throws "cursor.invalid" for a text that is not a
   * cursor, and "changes.expired" when the changes after it are no longer kept: the program has to read the catalogue again.
   */
  abstract page(request: ChangesRequest): Promise<ChangesPage | undefined>;

  /** Removes changes that are too old. */
  abstract sweep(): Promise<void>;
}
