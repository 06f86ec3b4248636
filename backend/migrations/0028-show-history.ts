import type { QueryRunner } from "typeorm";

/** The 64 bits of an id of 13 digits in base 32. */
const SHOW_NUMBER = `
CREATE FUNCTION show_number(id text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT bit_or((strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, place, 1)) - 1)::bigint << (5 * (13 - place)))
  FROM generate_series(1, 13) place
$$`;

/**
 * A row for each change of a show's numbers, never changed afterwards. Narrow, because there may be 100,000 in a week: `show` is
 * the id as a number, `at` counts seconds since 2020, `changed` says which numbers changed (1 listeners, 2 episodes, 4 score, 8
 * interval, 16 duration). For these, NULL means unknown; for the others it means nothing. An open range has the largest integer as
 * its end. `method_from` and `method_to` are the versions of the method behind the listeners.
 */
const HISTORY = `
CREATE TABLE show_history (
  show bigint NOT NULL,
  at integer NOT NULL,
  changed smallint NOT NULL,
  method_from integer,
  method_to integer,
  low_from integer,
  low_to integer,
  high_from integer,
  high_to integer,
  episodes_from integer,
  episodes_to integer,
  score_from real,
  score_to real,
  interval_from real,
  interval_to real,
  duration_from integer,
  duration_to integer
) WITH (fillfactor = 100);
CREATE INDEX show_history_show ON show_history (show);
`;

export class ShowHistory1700000000028 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE catalogue.podcasts ADD COLUMN estimate_method integer");
    await runner.query(SHOW_NUMBER);
    await runner.query(HISTORY);
  }
}
