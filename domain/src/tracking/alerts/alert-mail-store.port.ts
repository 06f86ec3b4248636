import type { MailedEpisode } from "./digest.js";
import type { TrackerId } from "../tracked-podcast.js";

/** A person who is waiting for emails about new episodes. */
export type MailReader = {
  readonly userId: TrackerId;
  /** An address that this person has confirmed. */
  readonly email: string;
  readonly lastDigest: Date | null;
  readonly waiting: readonly MailedEpisode[];
};

/** Stores which new episodes still have to be emailed. */
export abstract class AlertMailStore {
  /**
   * At most `limit` people with an email due: for "each", any new episode; for "daily", one found before `digestTime` if no digest was
   * sent since then. Leaves out unconfirmed addresses and accounts that are about to be deleted.
   */
  abstract due(digestTime: Date, limit: number): Promise<readonly TrackerId[]>;
  /**
   * These people with their waiting episodes, locked until the surrounding transaction ends. Skips people who are already locked or must
   * not get email anymore.
   */
  abstract hold(userIds: readonly TrackerId[]): Promise<readonly MailReader[]>;
  /** Marks these alerts as emailed. */
  abstract mailed(alertIds: readonly string[]): Promise<void>;
  abstract digestsSent(userIds: readonly TrackerId[], at: Date): Promise<void>;
}
