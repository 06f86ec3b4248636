/** How a show differs between two catalogues. */
export const CHANGE_KINDS = ["added", "updated", "removed"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A number, text, list of texts, or listener range (`high` is null if the range is open-ended). null if unknown. */
export type ChangedValue =
  number | string | boolean | readonly string[] | { readonly low: number; readonly high: number | null } | null;

/** One change of one show. */
export type CatalogueChange = {
  readonly id: string;
  readonly kind: ChangeKind;
  /** ISO time of the import, or of the round of feed updates, that made the change. */
  readonly at: string;
  /** For a removed show: the show it was merged into, or null if it is gone. */
  readonly movedTo: string | null;
  /** The changed fields. For an added show, all known fields; for a removed one, empty. */
  readonly fields: Readonly<Record<string, { readonly from: ChangedValue; readonly to: ChangedValue }>>;
  /** Changed fields whose values are too long to repeat here. */
  readonly longFields: readonly "description"[];
};

export type ChangesRequest = {
  /** The cursor from the previous page. undefined starts from now and returns no changes. */
  readonly since: string | undefined;
  readonly kinds: readonly ChangeKind[];
  readonly limit: number;
};

export type ChangesPage = {
  /** Oldest first. */
  readonly changes: readonly CatalogueChange[];
  /** The cursor for the next call. Present even when there are no more changes. */
  readonly nextSince: string;
  /** Whether more changes are already available. */
  readonly more: boolean;
};

/** The catalogue's changes, import by import. */
export abstract class CatalogueChanges {
  /**
   * Returns the changes after a cursor, or undefined if this catalogue doesn't record changes. Throws "cursor.invalid" if the text is not
   * a cursor, and "changes.expired" if the changes after it have been deleted: the client then has to read the whole catalogue again.
   */
  abstract page(request: ChangesRequest): Promise<ChangesPage | undefined>;

  /** Deletes changes that are past their retention time. */
  abstract sweep(): Promise<void>;
}
