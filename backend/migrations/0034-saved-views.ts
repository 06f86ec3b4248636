import type { QueryRunner } from "typeorm";

/** Searches with a name. `search` is the parsed search with the version of its format, so that it can be run later. */
const VIEWS = `
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  search jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX saved_views_user ON saved_views (user_id, created_at DESC);
`;

export class SavedViews1700000000034 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(VIEWS);
  }
}
