import type { QueryRunner } from "typeorm";

/**
 * Submissions by visitors: campaign requests, addresses for the waitlist, messages. The names are those in section 3 of the product
 * specification. The rules are in the domain; the database checks the limits again, in code points, for all other writers. A user's
 * requests are deleted with the user.
 */
const SENT = `
CREATE TABLE campaign_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  podcast_id text CHECK (char_length(podcast_id) <= 200),
  podcast_title text CHECK (char_length(podcast_title) <= 500),
  first_name text NOT NULL CHECK (char_length(first_name) BETWEEN 1 AND 100),
  last_name text NOT NULL CHECK (char_length(last_name) BETWEEN 1 AND 100),
  business_email text NOT NULL CHECK (char_length(business_email) <= 254),
  phone text CHECK (char_length(phone) <= 40),
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 200),
  budget_range text NOT NULL,
  primary_goal text NOT NULL,
  campaign_brief text CHECK (char_length(campaign_brief) <= 800),
  referral text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaign_requests_user ON campaign_requests (user_id, created_at) WHERE user_id IS NOT NULL;
CREATE INDEX campaign_requests_created ON campaign_requests (created_at);

CREATE TABLE waitlist (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (char_length(email) <= 254),
  email_key text COLLATE "C" NOT NULL UNIQUE,
  source text NOT NULL,
  user_agent text CHECK (char_length(user_agent) <= 512),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX waitlist_created ON waitlist (created_at);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (char_length(email) <= 254),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
  source text NOT NULL,
  user_agent text CHECK (char_length(user_agent) <= 512),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_created ON contact_messages (created_at);
`;

/** Earlier answers, by the client's key. `owner` is a hash of the user or the network; a row is kept for a day. */
const ANSWERED = `
CREATE TABLE idempotency_keys (
  owner text COLLATE "C" NOT NULL,
  route text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  payload_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner, route, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
`;

export class Outreach1700000000005 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    for (const statements of [SENT, ANSWERED]) await runner.query(statements);
  }
}
