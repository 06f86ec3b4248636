/** Something that happened, for programs outside the product. `data` is sent as it is. */
export type Announcement = {
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
} & (
  | { readonly type: "search.changed"; readonly userId: string; readonly savedSearchId: string }
  | { readonly type: "episode.published"; readonly sourceProvider: string; readonly podcastId: string }
);

/** Where features announce what happened, without knowing who listens. */
export abstract class Announcements {
  /** Call it in the transaction of the change: either both are stored or neither. */
  abstract announce(...announcements: readonly Announcement[]): Promise<void>;
}

/** Nobody listens. */
export class NoAnnouncements extends Announcements {
  override announce(): Promise<void> {
    return Promise.resolve();
  }
}
