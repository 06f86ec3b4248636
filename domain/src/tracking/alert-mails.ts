import type { Mailer } from "../shared/mailer.port.js";
import type { Transactions } from "../shared/transactions.port.js";
import { alertMail, type AlertMailLinks } from "./alert-mail.js";
import type { AlertMailStore, MailReader } from "./alert-mail-store.port.js";
import { digestOf, lastDigestTime, type MailedNews } from "./digest.js";
import type { TrackerId } from "./tracked-podcast.js";
import type { UnsubscribeTokens } from "./unsubscribe-tokens.port.js";

/** Writes to people about new episodes of the shows they track. */
export class AlertMails {
  /** `origin` is the site's public one. */
  constructor(
    private readonly store: AlertMailStore,
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
    private readonly transactions: Transactions,
    private readonly origin: string,
  ) {}

  /** Puts everything that is due into the outbox; answers the number of mails. Several rounds at a time do no harm. */
  async round(now: Date): Promise<number> {
    for (let mails = 0; ;) {
      const written = await this.transactions.run(() => this.writeToNext(now));
      if (written === undefined) return mails;
      mails += written;
    }
  }

  private async writeToNext(now: Date): Promise<number | undefined> {
    const reader = await this.store.next(lastDigestTime(now));
    if (!reader) return undefined;
    const mails = digestOf(reader.waiting, reader.lastDigest, now);
    // Nothing to write although something was due: going on would find the same person again.
    if (mails.length === 0) return undefined;
    for (const news of mails) await this.write(reader, news, now);
    return mails.length;
  }

  private async write({ userId, email }: MailReader, news: MailedNews, now: Date): Promise<void> {
    const ids = news.shows.flatMap(({ episodes }) => episodes.map(({ id }) => id));
    const key = news.kind === "daily" ? `daily:${lastDigestTime(now).toISOString()}` : `each:${ids[0]}`;
    await this.mailer.send({
      ...alertMail(news, this.links(userId)),
      to: email,
      key: `alerts:${userId}:${key}`,
      userId,
    });
    await this.store.mailed(userId, ids);
    if (news.kind === "daily") await this.store.digestSent(userId, now);
  }

  private links(userId: TrackerId): AlertMailLinks {
    const token = this.tokens.issue(userId);
    return {
      manage: `${this.origin}/dashboard?tab=tracking`,
      unsubscribe: `${this.origin}/unsubscribe?token=${token}`,
      oneClick: `${this.origin}/api/v1/alerts/unsubscribe/${token}`,
    };
  }
}
