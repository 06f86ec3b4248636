import type { QueryRunner } from "typeorm";

/** Who tracks which show, with facts about the show from when tracking began. */
const TRACKED = `
CREATE TABLE tracked_podcasts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  title text NOT NULL,
  image_url text NOT NULL,
  author text NOT NULL,
  description text NOT NULL,
  categories text[] NOT NULL,
  created_on bigint NOT NULL,
  last_update bigint NOT NULL,
  explicit smallint CHECK (explicit IN (0, 1)),
  language text NOT NULL,
  episode_count integer NOT NULL,
  listener_range text NOT NULL,
  popularity_score double precision NOT NULL,
  source_provider text NOT NULL,
  source_fetched_at timestamptz,
  last_seen_pub_date timestamptz,
  last_checked_at timestamptz,
  started_at timestamptz NOT NULL,
  in_app boolean NOT NULL DEFAULT true,
  email text NOT NULL DEFAULT 'off' CHECK (email IN ('off', 'each', 'daily')),
  UNIQUE (user_id, podcast_id)
);
CREATE INDEX tracked_podcasts_show ON tracked_podcasts (source_provider, podcast_id);
`;

/**
 * Tracked shows, once each: when they are due and which episodes were seen (`episodes`: pairs of key and title mark, see the
 * domain's show memory; NULL before the first check). `watched_providers` contains what all workers need to know about a source:
 * whether it needs a pause, and the version of its known shows. `provider_slots` has a row, with its lease, for each check that may
 * run there at the same time.
 */
const CHECKS = `
CREATE TABLE watched_shows (
  source_provider text NOT NULL,
  podcast_id text COLLATE "C" NOT NULL,
  since timestamptz NOT NULL,
  last_seen_pub_date timestamptz,
  episodes jsonb,
  interval_seconds integer NOT NULL,
  next_check_at timestamptz NOT NULL,
  queued_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (source_provider, podcast_id)
);
CREATE INDEX watched_shows_due ON watched_shows (source_provider, next_check_at);

CREATE TABLE watched_providers (
  source_provider text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  open_until timestamptz,
  probe_until timestamptz,
  source_updated_at timestamptz
);

CREATE TABLE provider_slots (
  source_provider text NOT NULL,
  slot integer NOT NULL,
  holder uuid,
  taken_until timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (source_provider, slot)
);
`;

/** New episodes, once per person and episode. `mail_waits`: whether the email is still pending. */
const ALERTS = `
CREATE TABLE alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL,
  episode_key text COLLATE "C" NOT NULL,
  episode_id text NOT NULL,
  title text NOT NULL,
  published timestamptz,
  duration double precision,
  mp3 text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  mail_waits boolean NOT NULL DEFAULT false,
  UNIQUE (user_id, podcast_id, episode_key),
  FOREIGN KEY (user_id, podcast_id) REFERENCES tracked_podcasts (user_id, podcast_id) ON DELETE CASCADE
);
CREATE INDEX alerts_newest ON alerts (user_id, id);
CREATE INDEX alerts_unseen ON alerts (user_id, podcast_id) WHERE seen_at IS NULL;
CREATE INDEX alerts_mail ON alerts (user_id, podcast_id) WHERE mail_waits;

CREATE TABLE alert_digests (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
`;

export class Tracking1700000000004 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    for (const statements of [TRACKED, CHECKS, ALERTS]) await runner.query(statements);
  }
}
