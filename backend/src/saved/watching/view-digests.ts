import type { Mail, Mailer } from "@earshot/domain/mail/mailer.port";
import { lastDigestTime } from "@earshot/domain/mail/digest-time";
import type { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import type { Transactions } from "@earshot/domain/shared/transactions.port";
import { type ViewDigest, viewDigestOf } from "@earshot/domain/saved/watching/view-digest";
import { viewDigestMail, type ViewDigestLinks } from "@earshot/domain/saved/watching/view-digest-mail";
import type { DigestReader, PostgresViewDigests } from "./postgres-view-digests.js";

/** Maximum people per round; the others wait for the next round, half a minute later. */
const READERS_PER_ROUND = 2_000;
/** People per transaction. */
const HELD_AT_ONCE = 10;

/** Emails people, at most once a day, about changes in the views that they watch. */
export class ViewDigests {
  /** `origin` is the site's public origin. */
  constructor(
    private readonly store: PostgresViewDigests,
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
    private readonly transactions: Transactions,
    private readonly origin: string,
  ) {}

  /**
   * Puts due emails into the outbox and returns their number. An email and the record of it are stored together, so a killed worker
   * leaves both or neither. Safe to run concurrently: a round skips people that another one has locked.
   */
  async round(now: Date): Promise<number> {
    const due = await this.store.due(now, READERS_PER_ROUND);
    let mails = 0;
    for (let at = 0; at < due.length; at += HELD_AT_ONCE) {
      const some = due.slice(at, at + HELD_AT_ONCE);
      mails += await this.transactions.run(() => this.writeTo(some, now));
    }
    return mails;
  }

  private async writeTo(userIds: readonly string[], now: Date): Promise<number> {
    const mails: Mail[] = [];
    for (const reader of await this.store.hold(userIds)) {
      const digest = viewDigestOf(reader.waiting, reader.lastDigest, now);
      if (!digest) continue;
      mails.push(this.mailOf(reader, digest, now));
      await this.store.mailed(reader.userId, digest.runIds, now);
    }
    await this.mailer.send(...mails);
    return mails.length;
  }

  private mailOf({ userId, email }: DigestReader, digest: ViewDigest, now: Date): Mail {
    const key = `views:${userId}:${lastDigestTime(now).toISOString()}`;
    return { ...viewDigestMail(digest, this.links(userId, digest)), to: email, key, userId };
  }

  private links(userId: string, { views }: ViewDigest): ViewDigestLinks {
    const token = this.tokens.issue(userId);
    const [only] = views;
    return {
      changes: `${this.origin}/watching${only && views.length === 1 ? `?view=${only.id}` : ""}`,
      unsubscribe: `${this.origin}/unsubscribe?token=${token}&about=searches`,
      oneClick: `${this.origin}/api/v1/watched-views/unsubscribe/${token}`,
    };
  }
}
