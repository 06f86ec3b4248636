import type { QueryRunner } from "typeorm";

/** How an account's keys are used: counts by day, and the latest requests. Neither contains the words of a query. */
const USAGE = `
CREATE TABLE api_usage (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key_id uuid NOT NULL REFERENCES api_keys ON DELETE CASCADE,
  day date NOT NULL,
  route text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('answered', 'unchanged', 'refused', 'limited', 'failed')),
  requests integer NOT NULL CHECK (requests > 0),
  latency integer[] NOT NULL CHECK (cardinality(latency) = 10)
);
CREATE INDEX api_usage_user ON api_usage (user_id, day);
CREATE INDEX api_usage_key ON api_usage (key_id);
CREATE INDEX api_usage_day ON api_usage (day);

CREATE TABLE api_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key_id uuid NOT NULL REFERENCES api_keys ON DELETE CASCADE,
  at timestamptz NOT NULL,
  route text NOT NULL,
  status integer NOT NULL,
  milliseconds integer NOT NULL,
  request_id text NOT NULL
);
CREATE INDEX api_requests_user ON api_requests (user_id, at DESC);
CREATE INDEX api_requests_key ON api_requests (key_id);
CREATE INDEX api_requests_at ON api_requests (at);
`;

export class ApiUsage1700000000068 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(USAGE);
  }
}
