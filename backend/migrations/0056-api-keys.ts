import type { QueryRunner } from "typeorm";

/** API keys. Only the SHA-256 of the secret and a hint are stored. */
const KEYS = `
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  hint text NOT NULL CHECK (char_length(hint) <= 20),
  secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  replaced_by uuid,
  last_used_at timestamptz
);
CREATE INDEX api_keys_user ON api_keys (user_id, created_at DESC);
`;

export class ApiKeys1700000000056 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(KEYS);
  }
}
