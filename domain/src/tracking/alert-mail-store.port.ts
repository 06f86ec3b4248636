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
   * Somebody whose mail may be due: something waits for "each", or something found before `digestTime` waits for "daily"
   * and no digest went out since. Held until the transaction around ends; whom another one holds is left out.
   * undefined: nobody. Never somebody whose address is not confirmed or whose account is about to be deleted.
   */
  abstract next(digestTime: Date): Promise<MailReader | undefined>;
  /** These have been written about. */
  abstract mailed(userId: TrackerId, alertIds: readonly string[]): Promise<void>;
  abstract digestSent(userId: TrackerId, at: Date): Promise<void>;
}
