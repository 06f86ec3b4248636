/**
 * Unforgeable tokens in emails that let the recipient unsubscribe without signing in. The endpoint they are sent to determines which
 * emails stop.
 */
export abstract class UnsubscribeTokens {
  abstract issue(userId: string): string;
  /** Returns the user id; undefined if the token is not one of ours. */
  abstract read(token: string): string | undefined;
}
