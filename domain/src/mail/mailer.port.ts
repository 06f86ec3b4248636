export type Mail = {
  /** Exactly one address, as returned by `parseEmail`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, if not to the sender: one address, as returned by `parseEmail`. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Identifies the event. A second email with the same key is not sent. Contains no secrets. */
  readonly key: string;
  /** The user it is about. Deleting the user also deletes unsent emails. */
  readonly userId?: string;
};

/**
 * Accepts either all emails or none. Resolves when they are in the outbox, as part of the caller's transaction. Delivery happens later,
 * and its failures never reach the caller.
 */
export abstract class Mailer {
  abstract send(...mails: Mail[]): Promise<void>;
}
