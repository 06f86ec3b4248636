import type { QueryRunner } from "typeorm";

/** The rank of a show among all active ones after a recorded change; NULL if it has none. Four bytes per change. */
export class RankInHistory1700000000035 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE show_history ADD COLUMN rank integer");
  }
}
