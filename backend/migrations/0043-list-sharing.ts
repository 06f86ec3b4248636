import type { QueryRunner } from "typeorm";

/**
 * Links to lists for people without an account. Only a hash of the token is stored. A frozen link has a copy of the shows with
 * their figures on that day; a live one has none. `list_share_days` counts views and does not store who viewed.
 */
const SHARES = `
CREATE TABLE list_shares (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES list_circles ON DELETE CASCADE,
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('live', 'frozen')),
  list_name text NOT NULL,
  owner_name text,
  password_hash text,
  ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX list_shares_list ON list_shares (list_id);

CREATE TABLE list_share_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  share_id uuid NOT NULL REFERENCES list_shares ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  payload jsonb NOT NULL,
  figures jsonb,
  place integer NOT NULL,
  title_key text COLLATE "C" NOT NULL
);
CREATE INDEX list_share_items_place ON list_share_items (share_id, place, id);
CREATE INDEX list_share_items_title ON list_share_items (share_id, title_key, id);

CREATE TABLE list_share_days (
  share_id uuid NOT NULL REFERENCES list_shares ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (share_id, day)
);
`;

/** An invitation is bound to an address. It does not reveal whether an account has that address. */
const TOGETHER = `
CREATE TABLE list_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES list_circles ON DELETE CASCADE,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'commenter', 'editor')),
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (list_id, email_key)
);

CREATE TABLE list_comments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES list_circles ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz
);
CREATE INDEX list_comments_show ON list_comments (list_id, podcast_id, created_at, id);
CREATE INDEX list_comments_user ON list_comments (user_id);

CREATE TABLE list_activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id uuid NOT NULL REFERENCES list_circles ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  subject text,
  count integer,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX list_activity_list ON list_activity (list_id, id);
CREATE INDEX list_activity_user ON list_activity (user_id);
`;

export class ListSharing1700000000043 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(SHARES);
    await runner.query(TOGETHER);
  }
}
