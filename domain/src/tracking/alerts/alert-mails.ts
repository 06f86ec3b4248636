import { lastDigestTime } from "../../mail/digest-time.js";
import type { Mail, Mailer } from "../../mail/mailer.port.js";
import type { UnsubscribeTokens } from "../../mail/unsubscribe-tokens.port.js";
import type { Transactions } from "../../shared/transactions.port.js";
import { alertMail, type AlertMailLinks } from "./alert-mail.js";
import type { AlertMailStore, MailReader } from "./alert-mail-store.port.js";
import { digestOf, type MailedNews } from "./digest.js";
import type { TrackerId } from "../tracked-podcast.js";

/** Maximum number of people per round. The others wait for the next one, seconds later. */
const READERS_PER_ROUND = 10_000;
/** People per transaction. */
const HELD_AT_ONCE = 100;

/** Emails people about new episodes of the shows that they track. */
export class AlertMails {
  /** `origin` is the site's public origin. */
  constructor(
    private readonly store: AlertMailStore,
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
    private readonly transactions: Transactions,
    private readonly origin: string,
  ) {}

  /**
   * Puts due emails into the outbox, for at most ten thousand people; returns the number of emails. Safe to run concurrently: a round
   * skips people locked by another one.
   */
  async round(now: Date): Promise<number> {
    const due = await this.store.due(lastDigestTime(now), READERS_PER_ROUND);
    let mails = 0;
    for (let at = 0; at < due.length; at += HELD_AT_ONCE) {
      const some = due.slice(at, at + HELD_AT_ONCE);
      mails += await this.transactions.run(() => this.writeTo(some, now));
    }
    return mails;
  }

  private async writeTo(userIds: readonly TrackerId[], now: Date): Promise<number> {
    const mails = (await this.store.hold(userIds)).flatMap((reader) =>
      digestOf(reader.waiting, reader.lastDigest, now).map((news) => ({ reader, news })),
    );
    await this.mailer.send(...mails.map(({ reader, news }) => this.mailOf(reader, news, now)));
    await this.store.mailed(mails.flatMap(({ news }) => idsOf(news)));
    const digests = mails.filter(({ news }) => news.kind === "daily");
    await this.store.digestsSent(
      digests.map(({ reader }) => reader.userId),
      now,
    );
    return mails.length;
  }

  private mailOf({ userId, email }: MailReader, news: MailedNews, now: Date): Mail {
    const key = news.kind === "daily" ? `daily:${lastDigestTime(now).toISOString()}` : `each:${idsOf(news)[0]}`;
    return { ...alertMail(news, this.links(userId)), to: email, key: `alerts:${userId}:${key}`, userId };
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

const idsOf = ({ shows }: MailedNews): string[] => shows.flatMap(({ episodes }) => episodes.map(({ id }) => id));
