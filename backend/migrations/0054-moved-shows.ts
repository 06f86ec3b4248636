import type { QueryRunner } from "typeorm";

/** Ids of shows that were merged with another: links and stored ids lead to that other show. */
export class MovedShows1700000000054 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE TABLE moved_shows (id text PRIMARY KEY, moved_to text NOT NULL)");
    await runner.query("CREATE INDEX moved_shows_to ON moved_shows (moved_to)");
  }
}
