import type { QueryRunner } from "typeorm";

/**
 * Accounts and their tables. Everything that belongs to a person references `users` with ON DELETE CASCADE, so that one DELETE
 * removes all of it.
 *
 * `email_key` is the normalized address for comparisons, and the sign-in name of a password. Accounts from a provider have none:
 * they are identified by provider and subject, and may share an address with another account.
 */
const USERS = `
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (length(email) <= 254),
  email_key text COLLATE "C" UNIQUE,
  name text,
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  delete_after timestamptz
);
CREATE INDEX users_delete_after ON users (delete_after) WHERE delete_after IS NOT NULL;

CREATE TABLE identities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  subject text NOT NULL,
  email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider, subject),
  UNIQUE (user_id, provider)
);

CREATE TABLE email_tokens (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX email_tokens_user ON email_tokens (user_id, kind);
CREATE INDEX email_tokens_expiry ON email_tokens (expires_at);
`;

/**
 * The columns that connect-pg-simple writes (sid, sess, expire); the database derives the others from `sess`. `sid` is a hash of
 * the id in the browser's cookie; `id` is the session's public id.
 */
const SESSIONS = `
CREATE TABLE sessions (
  sid text COLLATE "C" PRIMARY KEY,
  sess jsonb NOT NULL,
  expire timestamptz NOT NULL,
  id uuid GENERATED ALWAYS AS ((sess->>'publicId')::uuid) STORED UNIQUE,
  user_id uuid GENERATED ALWAYS AS ((sess->>'userId')::uuid) STORED REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expire ON sessions (expire);
`;

/** Outgoing mail, stored in the transaction that causes it. `sealed` is encrypted: it contains one-time links. */
const OUTBOX = `
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text COLLATE "C" NOT NULL UNIQUE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  sealed bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  last_error text
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX outbox_user ON outbox (user_id);
`;

/** The columns that rate-limiter-flexible writes. */
const LIMITS = `
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
`;

export class Accounts1700000000002 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    for (const statements of [USERS, SESSIONS, OUTBOX, LIMITS]) await runner.query(statements);
  }
}
