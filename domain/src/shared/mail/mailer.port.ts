/** A complete mail. */
export type Mail = {
  /** Exactly one address, as `parseEmail` gives it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, if not to the sender: one address, as `parseEmail` gives it. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Identifies the event: a second email with the same key is not sent. Contains no secret. */
  readonly key: string;
  /** The user it concerns. Deleting the user deletes unsent mail. */
  readonly userId?: string;
};

/**
 * Accepts all emails or none. Resolves when they are in the outbox, in the caller's transaction. Delivery happens
 * later; its failures never reach the caller.
 */
export abstract class Mailer {
  abstract send(...mails: Mail[]): Promise<void>;
}
