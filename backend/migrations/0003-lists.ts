import type { QueryRunner } from "typeorm";

/**
 * Lists, their items, and saved podcasts. The database enforces the rules: list names are unique for a user, a podcast is in a
 * list once, a user saves a podcast once, and nothing outlives its owner.
 *
 * `title_key` and `search_text` are the domain's forms of title and author for sorting and searching.
 */
const LISTS = `
CREATE TABLE lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL CHECK (name <> '' AND char_length(name) <= 100),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (user_id, name)
);

CREATE TABLE list_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  title_key text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  UNIQUE (list_id, podcast_id)
);
CREATE INDEX list_items_added ON list_items (list_id, created_at, id);
CREATE INDEX list_items_title ON list_items (list_id, title_key, id);
`;

/**
 * Steps that can be undone. Removed items are in separate tables, so that the tables above contain only existing ones.
 * `other_list_id` is the target of moved and copied items; either list may no longer exist.
 */
const STEPS = `
CREATE TABLE list_steps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('list-removed', 'items-removed', 'items-moved', 'items-added')),
  list_id uuid NOT NULL,
  other_list_id uuid,
  list_name text,
  list_created_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX list_steps_user ON list_steps (user_id);
CREATE INDEX list_steps_age ON list_steps (created_at);

CREATE TABLE list_step_items (
  step_id uuid NOT NULL REFERENCES list_steps ON DELETE CASCADE,
  id uuid NOT NULL,
  podcast_id text COLLATE "C" NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  title_key text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  PRIMARY KEY (step_id, id)
);
`;

const SAVED = `
CREATE TABLE saved_podcasts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  title text NOT NULL,
  image_url text,
  author text,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (user_id, podcast_id)
);
CREATE INDEX saved_podcasts_added ON saved_podcasts (user_id, added_at, id);
`;

export class Lists1700000000003 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    for (const statements of [LISTS, STEPS, SAVED]) await runner.query(statements);
  }
}
