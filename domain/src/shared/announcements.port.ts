/** An event for programs outside the product. `data` is sent unchanged. */
export type Announcement = {
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
} & (
  | { readonly type: "search.changed"; readonly userId: string; readonly savedSearchId: string }
  | { readonly type: "list.changed"; readonly listId: string }
  | { readonly type: "episode.published"; readonly sourceProvider: string; readonly podcastId: string }
);

/** Lets features announce events without knowing who listens. */
export abstract class Announcements {
  /** Call it in the transaction of the change, so that either both are stored or neither. */
  abstract announce(...announcements: readonly Announcement[]): Promise<void>;
}

/** Ignores all announcements. */
export class NoAnnouncements extends Announcements {
  override announce(): Promise<void> {
    return Promise.resolve();
  }
}
