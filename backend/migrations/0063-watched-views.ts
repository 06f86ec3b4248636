import type { QueryRunner } from "typeorm";

/** Saved views that someone watches, and what changed in their results. Only the SHA-256 of a feed's token is stored. */
const WATCHED = `
CREATE TABLE watched_views (
  view_id uuid PRIMARY KEY REFERENCES saved_views ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL,
  address text NOT NULL DEFAULT '',
  generation timestamptz,
  ran_at timestamptz,
  claimed_until timestamptz,
  method text,
  kept jsonb NOT NULL DEFAULT '[]',
  seen_until timestamptz NOT NULL,
  feed_hash text COLLATE "C" UNIQUE
);
CREATE INDEX watched_views_user ON watched_views (user_id);
CREATE INDEX watched_views_ran ON watched_views (ran_at);

CREATE TABLE view_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  view_id uuid NOT NULL REFERENCES watched_views ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL,
  method_from text,
  method_to text,
  total integer NOT NULL CHECK (total > 0),
  by_method integer NOT NULL CHECK (by_method BETWEEN 0 AND total),
  changes jsonb NOT NULL,
  UNIQUE (view_id, at)
);
CREATE INDEX view_runs_user ON view_runs (user_id, at DESC);
CREATE INDEX view_runs_at ON view_runs (at);
`;

export class WatchedViews1700000000063 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(WATCHED);
  }
}
