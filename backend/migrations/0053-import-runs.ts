import type { QueryRunner } from "typeorm";

/**
 * Progress of the imports on every machine, for the operator page. An import without an end and with an old `changed_at` was
 * interrupted.
 */
const IMPORT_RUNS = `
CREATE TABLE import_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  machine text NOT NULL,
  started_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  share real NOT NULL DEFAULT 0,
  read integer NOT NULL DEFAULT 0,
  bad integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  phase text,
  ended text CHECK (ended IN ('done', 'failed', 'stopped')),
  report jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX import_runs_started ON import_runs (started_at);
`;

export class ImportRuns1700000000053 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORT_RUNS);
  }
}
