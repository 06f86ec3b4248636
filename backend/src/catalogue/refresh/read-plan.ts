import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";

/** Seconds between two rounds, across all processes. */
const ROUND = 10;
/** Maximum seconds for which a round can catch up: unused budget older than that is lost. */
const LONGEST_ROUND = 60;
/** Seconds after which a queued but unread show is queued again. */
const HANDED_OUT = 900;
/** Days for which a view gives a show priority. */
const VIEWED = 30;

/** Somebody saved or tracks the show. */
const FOLLOWED = "(SELECT podcast_id FROM listed_shows UNION SELECT podcast_id FROM saved_shows) followed";

/** Decides which feeds to read next in the background. Tracked shows are left out: their checks read them. */
export class ReadPlan {
  /** The position up to which all shows in the catalogue were read or queued. */
  private after = 0;

  /** `checked`: how many shows a round checks for unread ones. Checking millions takes longer than a statement may. */
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly checked = 20_000,
  ) {}

  /** Shows to read now, highest priority first; empty if another process was faster. */
  take(perMinute: number, now: Date): Promise<readonly PodcastId[]> {
    return this.transactions.run(async () => {
      const [turn] = await this.transactions.write<{ seconds: number }>(
        `UPDATE feed_rounds SET last_at = $1 FROM (SELECT last_at AS before FROM feed_rounds FOR UPDATE) old
         WHERE before <= $1::timestamptz - make_interval(secs => ${ROUND})
         RETURNING CASE WHEN before = '-infinity' THEN ${ROUND} ELSE extract(epoch FROM $1::timestamptz - before) END::float8
           AS seconds`,
        [now],
      );
      if (!turn) return [];
      const budget = Math.max(1, Math.floor((perMinute * Math.min(LONGEST_ROUND, turn.seconds)) / 60));
      const followed = await this.trackedOrSaved(budget, now);
      const due = await this.due(budget - followed.length, now, followed);
      // A new catalogue has millions of shows that were never read: they get at least half of the budget.
      const known = Math.max(budget - followed.length - due.length, Math.floor((budget - followed.length) / 2));
      const unread = await this.unread(known, followed);
      const taken = [...followed, ...due.slice(0, budget - followed.length - unread.length), ...unread];
      await this.handOut(taken, now);
      return taken;
    });
  }

  private async trackedOrSaved(limit: number, now: Date): Promise<string[]> {
    return this.ids(
      `SELECT followed.podcast_id AS id FROM ${FOLLOWED} JOIN catalogue.podcasts p ON p.id = followed.podcast_id
         LEFT JOIN feed_reads r ON r.podcast_id = followed.podcast_id
       WHERE p.source <> 'demo' AND p.feed_url IS NOT NULL AND (r.podcast_id IS NULL OR r.next_read_at <= $1)
         AND NOT EXISTS (SELECT 1 FROM checked_shows c WHERE c.podcast_id = followed.podcast_id)
       ORDER BY r.next_read_at NULLS FIRST LIMIT $2`,
      [now, limit],
    );
  }

  private async due(limit: number, now: Date, without: readonly string[]): Promise<string[]> {
    return this.ids(
      `SELECT id FROM (
         SELECT r.podcast_id AS id, r.next_read_at, r.viewed_at FROM feed_reads r
         WHERE r.next_read_at <= $1 AND r.podcast_id <> ALL($3)
           AND NOT EXISTS (SELECT 1 FROM checked_shows c WHERE c.podcast_id = r.podcast_id)
         ORDER BY r.next_read_at LIMIT 10 * $2
       ) due ORDER BY coalesce(viewed_at > $1 - make_interval(days => ${VIEWED}), false) DESC, next_read_at LIMIT $2`,
      [now, limit, without],
    );
  }

  // In the catalogue's own order: large and active shows come first; dead shows and duplicates are never read.
  private async unread(limit: number, without: readonly string[]): Promise<string[]> {
    if (limit === 0) return [];
    const rows = await this.transactions.write<{ id: string; position: number }>(
      `SELECT id, position FROM (
         SELECT id, position, sinks, source, feed_url FROM catalogue.podcasts
         WHERE position > $1 ORDER BY position LIMIT ${this.checked}
       ) p
       WHERE sinks = 0 AND source <> 'demo' AND feed_url IS NOT NULL AND id <> ALL($3)
         AND NOT EXISTS (SELECT 1 FROM feed_reads r WHERE r.podcast_id = p.id)
         AND NOT EXISTS (SELECT 1 FROM checked_shows c WHERE c.podcast_id = p.id)
       ORDER BY position LIMIT $2`,
      [this.after, limit, without],
    );
    // The catalogue may have been replaced: the search starts over after the last show.
    this.after = Number((rows.length < limit ? await this.lastChecked() : rows.at(-1))?.position ?? 0);
    return rows.map(({ id }) => id);
  }

  private async lastChecked(): Promise<{ position: number } | undefined> {
    const [last] = await this.transactions.write<{ position: number }>(
      "SELECT position FROM catalogue.podcasts WHERE position > $1 ORDER BY position OFFSET $2 LIMIT 1",
      [this.after, this.checked - 1],
    );
    return last;
  }

  private async handOut(ids: readonly string[], now: Date): Promise<void> {
    await this.transactions.write(
      `INSERT INTO feed_reads (podcast_id, tried_at, next_read_at)
       SELECT id, 'epoch', $2::timestamptz + make_interval(secs => ${HANDED_OUT}) FROM unnest($1::text[]) AS id
       ON CONFLICT (podcast_id) DO UPDATE SET next_read_at = excluded.next_read_at`,
      [ids, now],
    );
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<string[]> {
    const rows = await this.transactions.write<{ id: string }>(sql, parameters);
    return [...new Set(rows.map(({ id }) => id))];
  }
}
