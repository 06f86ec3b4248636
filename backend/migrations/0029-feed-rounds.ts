import type { QueryRunner } from "typeorm";

/**
 * When background readers last received feeds, across all processes, and when a show was last viewed. The views show which shows
 * people save or track, but reveal nothing about the people.
 */
export class FeedRounds1700000000029 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE TABLE feed_rounds (last_at timestamptz NOT NULL)");
    await runner.query("INSERT INTO feed_rounds VALUES ('-infinity')");
    await runner.query("ALTER TABLE feed_reads ADD COLUMN viewed_at timestamptz");
    await runner.query("CREATE VIEW listed_shows AS SELECT podcast_id FROM list_items");
    await runner.query("CREATE VIEW saved_shows AS SELECT podcast_id FROM saved_podcasts");
    await runner.query(
      "CREATE VIEW checked_shows AS SELECT podcast_id FROM tracked_podcasts WHERE source_provider = 'local'",
    );
  }
}
