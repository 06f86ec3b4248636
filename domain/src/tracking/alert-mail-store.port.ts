import type { MailedEpisode } from "./digest.js";
import type { TrackerId } from "./tracked-podcast.js";

/** Somebody who waits for mail about new episodes. */
export type MailReader = {
  readonly userId: TrackerId;
  /** Confirmed to be theirs. */
  readonly email: string;
  readonly lastDigest: Date | null;
  readonly waiting: readonly MailedEpisode[];
};

/** Keeps which new episodes still wait for their mail. */
export abstract class AlertMailStore {
  /**
   * At most so many people whose mail may be due: something waits for "each", or something found before `digestTime` waits
   * for "daily" and no digest went out since. Never somebody whose address is not confirmed or whose account is about to
   * be deleted.
   */
  abstract due(digestTime: Date, limit: number): Promise<readonly TrackerId[]>;
  /**
   * These people with what waits for them now, held until the transaction around ends. Left out are those whom another one
   * holds, and those who must not be written to any more.
   */
  abstract hold(userIds: readonly TrackerId[]): Promise<readonly MailReader[]>;
  /** These have been written about. */
  abstract mailed(alertIds: readonly string[]): Promise<void>;
  abstract digestsSent(userIds: readonly TrackerId[], at: Date): Promise<void>;
}
