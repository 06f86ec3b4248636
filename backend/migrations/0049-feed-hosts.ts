import type { QueryRunner } from "typeorm";

/**
 * Turns of requests to feed hosts, across all processes: when the next request may begin, and when the last of the running ones
 * ends at the latest. This data need not survive a crash.
 */
const HOSTS = `
CREATE UNLOGGED TABLE feed_hosts (
  host text COLLATE "C" PRIMARY KEY,
  next_start timestamptz NOT NULL,
  turns timestamptz[] NOT NULL DEFAULT '{}'
);
`;

export class FeedHosts1700000000049 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(HOSTS);
  }
}
