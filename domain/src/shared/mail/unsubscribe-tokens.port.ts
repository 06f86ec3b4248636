/**
 * Unforgeable tokens in emails that let the reader unsubscribe without signing in. What they end depends on where they
 * are sent.
 */
export abstract class UnsubscribeTokens {
  abstract issue(userId: string): string;
  /** undefined: not one of ours. */
  abstract read(token: string): string | undefined;
}
