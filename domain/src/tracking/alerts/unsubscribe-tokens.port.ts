import type { TrackerId } from "../tracked-podcast.js";

/** Unforgeable tokens in mails that let the reader unsubscribe without signing in. */
export abstract class UnsubscribeTokens {
  abstract issue(userId: TrackerId): string;
  /** undefined: not one of ours. */
  abstract read(token: string): TrackerId | undefined;
}
