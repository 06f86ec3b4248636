import type { QueryRunner } from "typeorm";

/** API plans, accounts with a plan other than Free, and how much of their plans their keys have used. */
const PLANS = `
CREATE TABLE plans (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{0,29}$'),
  per_minute integer NOT NULL CHECK (per_minute > 0),
  per_day integer NOT NULL CHECK (per_day > 0),
  batch_max integer NOT NULL CHECK (batch_max > 0),
  webhooks_max integer NOT NULL CHECK (webhooks_max >= 0)
);
INSERT INTO plans (name, per_minute, per_day, batch_max, webhooks_max) VALUES ('free', 60, 1000, 200, 2);
CREATE TABLE account_plans (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  plan text NOT NULL
);
CREATE TABLE api_quotas (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  minute_from timestamptz NOT NULL,
  minute_used integer NOT NULL,
  day_from timestamptz NOT NULL,
  day_used integer NOT NULL,
  admitted boolean NOT NULL
);
`;

export class Plans1700000000064 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(PLANS);
  }
}
