import type { QueryRunner } from "typeorm";

/**
 * Claims by accounts that they make a show. An account can have one open claim for a show; the code is the proof that the feed must
 * contain. `description`, `website` and `contact` are the makers' corrections. The view is for the catalogue: proved claims of
 * accounts that are not about to be deleted.
 */
const CLAIMS = `
CREATE TABLE show_claims (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  podcast_id text COLLATE "C" NOT NULL CHECK (char_length(podcast_id) BETWEEN 1 AND 200),
  title text NOT NULL,
  code text COLLATE "C" NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  way text CHECK (way IN ('txt', 'description')),
  proved_at timestamptz,
  missing_since timestamptz,
  checked_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  next_check_at timestamptz NOT NULL,
  failure text,
  ended_by text CHECK (ended_by IN ('withdrawn', 'expired', 'vanished', 'replaced')),
  ended_at timestamptz,
  description text CHECK (char_length(description) BETWEEN 1 AND 4000),
  website text CHECK (char_length(website) BETWEEN 1 AND 1000),
  contact text CHECK (char_length(contact) BETWEEN 3 AND 254),
  corrected_at timestamptz,
  CHECK ((way IS NULL) = (proved_at IS NULL)),
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX show_claims_open ON show_claims (user_id, podcast_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX show_claims_proved ON show_claims (podcast_id) WHERE ended_at IS NULL AND proved_at IS NOT NULL;
CREATE INDEX show_claims_user ON show_claims (user_id, created_at DESC);
CREATE INDEX show_claims_due ON show_claims (next_check_at) WHERE ended_at IS NULL;
CREATE VIEW claimed_shows AS
  SELECT c.podcast_id, c.proved_at, c.description, c.website, c.contact, c.corrected_at
  FROM show_claims c JOIN users u ON u.id = c.user_id
  WHERE c.ended_at IS NULL AND c.proved_at IS NOT NULL AND u.delete_after IS NULL;
`;

export class ShowClaims1700000000066 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(CLAIMS);
  }
}
