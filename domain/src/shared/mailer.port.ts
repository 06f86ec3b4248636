/** A mail as people and their programs get it. */
export type Mail = {
  /** Exactly one address, as `parseEmail` gives it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to when it is not the sender: one address, as `parseEmail` gives it. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Names the event that is told: a second mail with the same key is not sent. Holds no secret. */
  readonly key: string;
  /** Whom it is about; unsent mail goes when its person goes. */
  readonly userId?: string;
};

/**
 * Takes mails to be sent, all or none. Resolves when they are safely in the outbox, in the same transaction as the change it tells
 * of; delivery comes later and its troubles are never the caller's.
 */
export abstract class Mailer {
  abstract send(...mails: Mail[]): Promise<void>;
}
