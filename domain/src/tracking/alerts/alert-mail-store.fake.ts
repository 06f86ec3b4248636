import { AlertMailStore, type MailReader } from "./alert-mail-store.port.js";
import type { MailedEpisode } from "./digest.js";
import type { TrackerId } from "../tracked-podcast.js";
import type { MemoryTrackedStore } from "../tracked-store.fake.js";

/** Alert emails in memory, for the shows in `tracked`, without locks. */
export class MemoryAlertMailStore extends AlertMailStore {
  private readonly digests = new Map<TrackerId, Date>();

  /** `addressOf` returns a person's address, or undefined if they must not get email. */
  constructor(
    private readonly tracked: MemoryTrackedStore,
    private readonly addressOf: (userId: TrackerId) => string | undefined,
  ) {
    super();
  }

  async due(digestTime: Date, limit: number): Promise<readonly TrackerId[]> {
    const userIds = [...new Set(this.tracked.alerts.stored.map(({ userId }) => userId))];
    return userIds
      .filter((userId) => this.addressOf(userId) !== undefined)
      .filter((userId) => {
        const digest = this.digests.get(userId);
        const sent = digest !== undefined && digest >= digestTime;
        return this.waiting(userId).some(
          ({ frequency, foundAt }) => frequency === "each" || (!sent && foundAt < digestTime),
        );
      })
      .slice(0, limit);
  }

  async hold(userIds: readonly TrackerId[]): Promise<readonly MailReader[]> {
    return userIds.flatMap((userId) => {
      const email = this.addressOf(userId);
      if (email === undefined) return [];
      return [{ userId, email, lastDigest: this.digests.get(userId) ?? null, waiting: this.waiting(userId) }];
    });
  }

  async mailed(alertIds: readonly string[]): Promise<void> {
    this.tracked.alerts.endWaiting(({ alert }) => alertIds.includes(alert.id));
  }

  async digestsSent(userIds: readonly TrackerId[], at: Date): Promise<void> {
    for (const userId of userIds) this.digests.set(userId, at);
  }

  private waiting(userId: TrackerId): readonly MailedEpisode[] {
    return this.tracked.alerts.stored.flatMap(({ alert, ...mail }) => {
      const frequency = this.tracked.settingsOf(userId, alert.podcastId)?.email;
      if (mail.userId !== userId || !mail.mailWaits || frequency === undefined || frequency === "off") return [];
      const { id, podcastId, podcastTitle, title, published, createdAt: foundAt } = alert;
      return [{ id, podcastId, podcastTitle, title, published, foundAt, frequency }];
    });
  }
}
