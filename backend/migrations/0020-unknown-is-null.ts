import type { MigrationInterface, QueryRunner } from "typeorm";

/** The default that a column had if the source gave no value. A stored 0 may also mean unknown, and counts as that. */
const DEFAULTS = {
  author: "'No Author'",
  description: "'No Description'",
  language: "'N/A'",
  listener_range: "'N/A'",
  created_on: "0",
  last_update: "0",
  episode_count: "0",
  popularity_score: "0",
} as const;

const columns = Object.entries(DEFAULTS);
const list = (part: (column: string, value: string) => string): string =>
  columns.map(([column, value]) => part(column, value)).join(", ");

/** Unknown facts of a tracked show are NULL instead of a text or number that looks like a fact. */
export class UnknownIsNull1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(`ALTER TABLE tracked_podcasts ${list((column) => `ALTER COLUMN ${column} DROP NOT NULL`)}`);
    await runner.query(
      `UPDATE tracked_podcasts SET title = CASE title WHEN 'No Title' THEN '' ELSE title END,
         ${list((column, value) => `${column} = nullif(${column}, ${value})`)}
       WHERE title = 'No Title' OR ${columns.map(([column, value]) => `${column} = ${value}`).join(" OR ")}`,
    );
    // Restored tracking uses the stored record.
    await runner.query(
      `UPDATE tracking_stops SET tracked = tracked || jsonb_build_object(
         'title', CASE tracked ->> 'title' WHEN 'No Title' THEN '' ELSE tracked ->> 'title' END,
         ${list((column, value) => `'${column}', nullif(tracked -> '${column}', to_jsonb(${typed(value)}))`)})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(
      `UPDATE tracked_podcasts SET ${list((column, value) => `${column} = coalesce(${column}, ${value})`)}
       WHERE ${columns.map(([column]) => `${column} IS NULL`).join(" OR ")}`,
    );
    await runner.query(
      `UPDATE tracking_stops SET tracked = tracked || jsonb_build_object(
         ${list((column, value) => `'${column}', coalesce(nullif(tracked -> '${column}', 'null'), to_jsonb(${typed(value)}))`)})`,
    );
    await runner.query(`ALTER TABLE tracked_podcasts ${list((column) => `ALTER COLUMN ${column} SET NOT NULL`)}`);
  }
}

function typed(value: string): string {
  return value.startsWith("'") ? `${value}::text` : `${value}::int`;
}
