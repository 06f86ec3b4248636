import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { grantedLease, renewAt } from "@earshot/domain/feeds/hub-lease";
import { restAfterFailures } from "@earshot/domain/feeds/next-read";
import { MoreThan } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { FeedSubscriptionRow } from "./feed-subscription.row.js";

/** A hub, and the URL by which it knows the feed. */
export type HubOffer = { readonly hub: string; readonly topic: string };

/** A request to send to a hub now. */
export type HubTask = HubOffer & { readonly id: string; readonly mode: "subscribe" | "unsubscribe" };

/** A hub's question whether we really sent a request (the verification of intent in WebSub). */
export type HubQuestion = { readonly mode: string; readonly topic: string; readonly lease: string };

const DAY = 86_400_000;
/** Maximum requests to hubs in one round. Each hub gets at most one a second. */
const MOST = 20;
/** Milliseconds that a hub has to verify a request. */
const VERIFICATION_MS = DAY;
/** Milliseconds before a hub that refused a feed is asked again. */
const REFUSED = 7 * DAY;
/** Maximum requests to end a subscription. After that, its pushes are simply refused. */
const MOST_UNSUBSCRIBES = 3;
/** Minimum seconds between two reads of a feed that pushes cause. */
const APART = 60;

const FOLLOWED = "SELECT podcast_id FROM checked_shows UNION SELECT podcast_id FROM listed_shows UNION SELECT podcast_id FROM saved_shows"; // prettier-ignore
const TRACKED = "SELECT podcast_id FROM checked_shows";

/** Subscriptions of feeds at their hubs, only for saved or tracked shows. */
export class FeedSubscriptions {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Records the hub that a feed named when it was read; undefined if it named none. */
  async offered(podcastId: PodcastId, offer: HubOffer | undefined, now: Date): Promise<void> {
    const other = "podcast_id = $1 AND NOT leaving AND (hub, topic) IS DISTINCT FROM ($2::text, $3::text)";
    const about = [podcastId, offer?.hub ?? null, offer?.topic ?? null];
    await this.transactions.write(`DELETE FROM feed_subscriptions WHERE ${other} AND asked_at IS NULL`, about);
    await this.transactions.write(
      `UPDATE feed_subscriptions SET leaving = true, failures = 0, next_at = $4 WHERE ${other}`,
      [...about, now],
    );
    if (!offer) return;
    await this.transactions.write(
      `INSERT INTO feed_subscriptions (podcast_id, hub, topic, next_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (podcast_id) WHERE NOT leaving DO NOTHING`,
      [...about, now],
    );
  }

  /**
   * Due requests, marked as sent. Concurrent processes get different ones. `background`: whether feeds are also read in the
   * background, so that a push leads to a read even if nobody tracks the show.
   */
  take(now: Date, { background }: { readonly background: boolean }): Promise<readonly HubTask[]> {
    return this.transactions.run(async () => {
      await this.forget(now);
      const due = await this.transactions.write<HubOffer & { id: string; leaving: boolean; failures: number }>(
        `SELECT id, hub, topic, leaving, failures FROM feed_subscriptions s WHERE next_at <= $1
           AND (leaving OR podcast_id IN (${background ? FOLLOWED : TRACKED}))
         ORDER BY next_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED`,
        [now],
      );
      const rows = await this.transactions.writing(FeedSubscriptionRow);
      for (const { id, failures } of due) {
        const rest = restAfterFailures(failures + 1) * 1_000;
        await rows.update({ id }, { askedAt: now, failures: failures + 1, nextAt: new Date(now.getTime() + rest) });
      }
      return due.map(({ id, hub, topic, leaving }) => ({
        id,
        hub,
        topic,
        mode: leaving ? "unsubscribe" : "subscribe",
      }));
    });
  }

  /** Records that a hub rejected a request. It is retried when the hub asks for it, or else as `take` planned. */
  async failed(id: string, reason: string, notBefore: Date | undefined): Promise<void> {
    await this.transactions.write(
      "UPDATE feed_subscriptions SET failure = $2, next_at = greatest(next_at, $3) WHERE id = $1",
      [id, reason.slice(0, 300), notBefore ?? null],
    );
  }

  /** The answer to a hub's question. Confirms only requests that we sent recently. */
  async confirms(id: string, { mode, topic, lease }: HubQuestion, now: Date): Promise<boolean> {
    const rows = await this.transactions.writing(FeedSubscriptionRow);
    const askedAt = MoreThan(new Date(now.getTime() - VERIFICATION_MS));
    if (mode === "subscribe") {
      const seconds = grantedLease(lease);
      if (seconds === undefined) return false;
      const expiresAt = new Date(now.getTime() + seconds * 1_000);
      const confirmed = { expiresAt, nextAt: renewAt(now, seconds), failures: 0, failure: null };
      return (await rows.update({ id, topic, askedAt, leaving: false }, confirmed)).affected === 1;
    }
    if (mode === "unsubscribe") return (await rows.delete({ id, topic, askedAt, leaving: true })).affected === 1;
    if (mode !== "denied") return false;
    const refused = {
      expiresAt: null,
      nextAt: new Date(now.getTime() + REFUSED),
      failure: "the hub refuses this feed",
    };
    return (await rows.update({ id, topic, askedAt, leaving: false }, refused)).affected === 1;
  }

  /** Whether a hub may send something to this callback. */
  async isLive(id: string, now: Date): Promise<boolean> {
    const rows = await this.transactions.reading(FeedSubscriptionRow);
    return rows.existsBy({ id, leaving: false, expiresAt: MoreThan(now) });
  }

  /**
   * A hub reports that a feed changed: the feed becomes due, regardless of the publisher's update frequency. Returns the show and
   * the time of the read; undefined for a repeated push.
   */
  pushed(id: string, signature: string, now: Date): Promise<{ podcastId: PodcastId; dueAt: Date } | undefined> {
    return this.transactions.run(async () => {
      const [pushed] = await this.transactions.write<{ podcast_id: string }>(
        `UPDATE feed_subscriptions SET pushed_signature = $2, pushed_at = $3
         WHERE id = $1 AND pushed_signature IS DISTINCT FROM $2 RETURNING podcast_id`,
        [id, signature, now],
      );
      if (!pushed) return undefined;
      const [read] = await this.transactions.write<{ next_read_at: Date }>(
        `UPDATE feed_reads SET not_before = NULL,
           next_read_at = greatest($2::timestamptz, tried_at + make_interval(secs => ${APART}))
         WHERE podcast_id = $1 RETURNING next_read_at`,
        [pushed.podcast_id, now],
      );
      return { podcastId: pushed.podcast_id, dueAt: read?.next_read_at ?? now };
    });
  }

  // Unsubscribes shows that left the catalogue, and removes entries that need no unsubscription.
  private async forget(now: Date): Promise<void> {
    await this.transactions.write(
      `UPDATE feed_subscriptions s SET leaving = true, failures = 0, next_at = $1
       WHERE NOT leaving AND expires_at > $1 AND NOT EXISTS (SELECT FROM catalogue.podcasts p WHERE p.id = s.podcast_id)`,
      [now],
    );
    await this.transactions.write(
      `DELETE FROM feed_subscriptions WHERE leaving AND next_at <= $1
         AND (coalesce(expires_at <= $1, asked_at IS NULL) OR failures >= ${MOST_UNSUBSCRIBES})`,
      [now],
    );
  }
}
