import type { QueryRunner } from "typeorm";

/** Counts of API requests by hour. Older rows have no hour and are removed after 30 days. */
export class UsageByHour1700000000072 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE api_usage ADD COLUMN hour integer CHECK (hour BETWEEN 0 AND 23)");
  }
}
