import { type Announcement, Announcements } from "@earshot/domain/shared/announcements.port";

type Listener = (announcements: readonly Announcement[]) => Promise<void>;

/**
 * Passes announcements on to the features that listen. They run in the caller's transaction, and their failures propagate to the
 * caller.
 */
export class AnnouncementDispatcher extends Announcements {
  private readonly listeners: Listener[] = [];

  onAnnounced(listener: Listener): void {
    this.listeners.push(listener);
  }

  override async announce(...announcements: readonly Announcement[]): Promise<void> {
    for (const listener of this.listeners) await listener(announcements);
  }
}
