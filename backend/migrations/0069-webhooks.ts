import type { QueryRunner } from "typeorm";

/**
 * Webhook endpoints with their sealed secrets, their pending and sent deliveries, and how far the catalogue's changes were read.
 * `acting_users` contains the rule for actions in a person's name: a confirmed account that is neither locked nor about to be
 * deleted.
 */
const WEBHOOKS = `
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL CHECK (char_length(url) <= 2000),
  description text NOT NULL CHECK (char_length(description) <= 200),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  filter jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'failing', 'disabled')),
  disabled_by text CHECK (disabled_by IN ('auto', '410', 'user')),
  failing_since timestamptz,
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX webhook_endpoints_user ON webhook_endpoints (user_id, created_at);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  body text NOT NULL CHECK (octet_length(body) <= 20000),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed', 'exhausted')),
  tries integer NOT NULL DEFAULT 0,
  step integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz,
  leased_until timestamptz,
  last_try_at timestamptz,
  took_ms integer,
  status integer,
  error text,
  answer text
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX webhook_deliveries_leased ON webhook_deliveries (endpoint_id) WHERE leased_until IS NOT NULL;
CREATE INDEX webhook_deliveries_user ON webhook_deliveries (user_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);

CREATE TABLE webhook_positions (
  feed text PRIMARY KEY,
  cursor text NOT NULL
);

CREATE VIEW acting_users AS
SELECT id FROM users WHERE email_verified_at IS NOT NULL AND locked_at IS NULL AND delete_after IS NULL;
`;

export class Webhooks1700000000069 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(WEBHOOKS);
  }
}
