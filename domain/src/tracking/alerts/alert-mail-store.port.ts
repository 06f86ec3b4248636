import type { MailedEpisode } from "./digest.js";
import type { TrackerId } from "../tracked-podcast.js";

/** Somebody who waits for mail about new episodes. */
export type MailReader = {
  readonly userId: TrackerId;
  /** Confirmed to be theirs. */
  readonly email: string;
  readonly lastDigest: Date | null;
  readonly waiting: readonly MailedEpisode[];
};

/** Stores which new episodes still need an email. */
export abstract class AlertMailStore {
  /**
   * At most the given number of people with mail due: an episode for "each", or one found before `digestTime` for
   * "daily" without a digest since. Leaves out unconfirmed addresses and accounts about to be deleted.
   */
  abstract due(digestTime: Date, limit: number): Promise<readonly TrackerId[]>;
  /**
   * These people with their waiting episodes, locked until the surrounding transaction ends. Skips people who are
   * locked or must not get mail any more.
   */
  abstract hold(userIds: readonly TrackerId[]): Promise<readonly MailReader[]>;
  /** Marks the given ones as emailed. */
  abstract mailed(alertIds: readonly string[]): Promise<void>;
  abstract digestsSent(userIds: readonly TrackerId[], at: Date): Promise<void>;
}
