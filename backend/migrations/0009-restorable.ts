import type { QueryRunner } from "typeorm";

/**
 * Items that people removed within the last few hours, so that they can be restored exactly: whole rows as JSON (times keep their
 * microseconds), in separate tables. Ended tracking is stored with its alerts.
 */
const REMOVED = `
CREATE TABLE saved_removals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  saved jsonb NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX saved_removals_user ON saved_removals (user_id);
CREATE INDEX saved_removals_age ON saved_removals (removed_at);

CREATE TABLE tracking_stops (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  source_provider text NOT NULL,
  tracked jsonb NOT NULL,
  alerts jsonb NOT NULL,
  stopped_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, podcast_id)
);
CREATE INDEX tracking_stops_age ON tracking_stops (stopped_at);
CREATE INDEX tracking_stops_show ON tracking_stops (source_provider, podcast_id);
`;

export class Restorable1700000000009 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(REMOVED);
  }
}
