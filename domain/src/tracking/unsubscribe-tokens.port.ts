import type { TrackerId } from "./tracked-podcast.js";

/** What stands in a mail so that its reader can end these mails without signing in. Cannot be guessed or made up. */
export abstract class UnsubscribeTokens {
  abstract issue(userId: TrackerId): string;
  /** undefined: not one of ours. */
  abstract read(token: string): TrackerId | undefined;
}
