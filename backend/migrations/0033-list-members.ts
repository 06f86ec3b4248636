import type { QueryRunner } from "typeorm";

/**
 * People who work together on a list. `list_circles` has a row for each list that was ever shared. It references the owner
 * instead of the list, so that a restored list gets its people back.
 *
 * `lists.version` increases with every change of a list or its items, so that a page can poll for changes.
 */
const MEMBERS = `
ALTER TABLE lists ADD COLUMN version bigint NOT NULL DEFAULT 0;

CREATE TABLE list_circles (
  list_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX list_circles_user ON list_circles (user_id);

CREATE TABLE list_members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES list_circles ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('viewer', 'commenter', 'editor')),
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (list_id, user_id)
);
CREATE INDEX list_members_user ON list_members (user_id);
`;

/** Data about list members that other features can read. */
const NAMES = `
CREATE VIEW account_names AS
SELECT id, name, email, email_key, email_verified_at IS NOT NULL AS confirmed FROM users`;

export class ListMembers1700000000033 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(MEMBERS);
    await runner.query(NAMES);
  }
}
