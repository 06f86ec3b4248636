/** A source that we depend on is unavailable. The caller can try again after `retryAfter` seconds. */
export abstract class Unavailable extends Error {
  /** The reason, for the log. */
  readonly reason: string;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number;
  /** A stable name for the failure, such as "catalogue.unavailable". */
  abstract readonly code: string;
  /** A sentence for the user. */
  abstract readonly detail: string;
  /** Whether the source works, but refuses more work for now. */
  get isBusy(): boolean {
    return false;
  }
  constructor(reason: string, retryAfter: number) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
