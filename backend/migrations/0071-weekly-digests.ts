import type { QueryRunner } from "typeorm";

/** Emails about a watched view can be weekly. The column has no meaning if emails are off. */
export class WeeklyDigests1700000000071 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE watched_views ADD COLUMN mail_weekly boolean NOT NULL DEFAULT false");
  }
}
