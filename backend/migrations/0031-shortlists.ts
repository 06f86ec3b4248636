import type { QueryRunner } from "typeorm";

/**
 * The columns of a list's shows that people fill in themselves, and their frozen figures. `version` counts the edits of a row. A
 * list without statuses of its own has the default ones. Steps that can be undone have the same columns.
 */
const COLUMNS = `
  ADD COLUMN status text COLLATE "C" NOT NULL DEFAULT 'Idea',
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN price_cents bigint,
  ADD COLUMN price_currency text COLLATE "C",
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN frozen jsonb`;

const RULES = `
  ADD CHECK (price_cents >= 0),
  ADD CHECK ((price_cents IS NULL) = (price_currency IS NULL)),
  ADD CHECK (char_length(note) <= 2000 AND char_length(status) <= 100 AND cardinality(tags) <= 10)`;

export class Shortlists1700000000031 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(`ALTER TABLE list_items ${COLUMNS}, ${RULES}`);
    await runner.query(`ALTER TABLE list_step_items ${COLUMNS}`);
    await runner.query("ALTER TABLE lists ADD COLUMN statuses jsonb, ADD COLUMN frozen_on timestamptz");
    await runner.query("ALTER TABLE list_steps ADD COLUMN list_statuses jsonb, ADD COLUMN list_frozen_on timestamptz");
    await runner.query("CREATE INDEX list_items_status ON list_items (list_id, status, created_at, id)");
  }
}
