import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A row for each day on which a show's place in a chart, or its number of ratings or new reviews, changed. `at` counts seconds since 2020,
 * as in `show_history`. `value` is the place or the number; NULL if the source no longer had one. `country` and `genre` name the chart:
 * both are empty for ratings, and `genre` for the chart of all shows. New reviews have no country, and "reviews" as `genre`.
 */
const HISTORY = `
CREATE TABLE demand_history (
  show bigint NOT NULL,
  at integer NOT NULL,
  value integer,
  source text COLLATE "C" NOT NULL,
  country text COLLATE "C" NOT NULL,
  genre text COLLATE "C" NOT NULL
) WITH (fillfactor = 100);
CREATE INDEX demand_history_show ON demand_history (show);
`;

export class DemandHistory1700000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HISTORY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE demand_history");
  }
}
