import type { QueryRunner } from "typeorm";

/**
 * A daily email about watched views, and watches that come back with their deleted view: a watch outlives its view for as long as
 * the deletion can be undone, so it no longer refers to the view by a foreign key.
 */
const DIGESTS = `
ALTER TABLE watched_views
  DROP CONSTRAINT watched_views_view_id_fkey,
  ADD COLUMN removed_at timestamptz,
  ADD COLUMN mail boolean NOT NULL DEFAULT false;
ALTER TABLE view_runs ADD COLUMN mail_waits boolean NOT NULL DEFAULT false;
CREATE INDEX view_runs_mail ON view_runs (user_id) WHERE mail_waits;

CREATE TABLE view_digests (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
`;

export class ViewDigests1700000000067 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(DIGESTS);
  }
}
