import type { QueryRunner } from "typeorm";

/**
 * Counts of visits, one partition per month: old months are dropped in one step, and a report reads only its own months. A user's
 * visits are deleted with the user.
 */
const TABLE = `
CREATE TABLE analytics_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  name text COLLATE "C" NOT NULL,
  route text COLLATE "C",
  podcast_id text COLLATE "C",
  title text,
  mode text COLLATE "C",
  found boolean,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
CREATE INDEX analytics_events_user ON analytics_events (user_id, id) WHERE user_id IS NOT NULL;
`;

/** Creates the partition of a month (UTC) if it is missing; safe in several processes at once. */
const MONTH = `
CREATE FUNCTION analytics_month(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first date := date_trunc('month', moment AT TIME ZONE 'UTC');
  partition text := 'analytics_events_' || to_char(first, 'YYYY_MM');
BEGIN
  IF to_regclass(partition) IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(720006);
  EXECUTE format(
    'CREATE TABLE IF NOT EXISTS %I PARTITION OF analytics_events FOR VALUES FROM (%L) TO (%L)',
    partition, first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00'
  );
END $$;
`;

export class Analytics1700000000006 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(TABLE);
    await runner.query(MONTH);
  }
}
