import type { QueryRunner } from "typeorm";

/**
 * The log of operators' actions. It is append-only: a trigger refuses everything else, even from the product itself. `operator` is
 * an account id without a foreign key, because a row outlives the account. `users.locked_at` is set while an account is locked.
 */
const ACTIONS = `
CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  operator uuid NOT NULL,
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 60),
  subject text NOT NULL DEFAULT '' CHECK (length(subject) <= 200)
);
CREATE INDEX operator_actions_operator ON operator_actions (operator, id);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION '% keeps its rows as they are', TG_TABLE_NAME; END $$;
CREATE TRIGGER operator_actions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

export class OperatorPage1700000000050 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(ACTIONS);
    await runner.query("ALTER TABLE users ADD COLUMN locked_at timestamptz");
  }
}
