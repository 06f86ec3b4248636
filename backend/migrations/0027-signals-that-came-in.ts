import type { QueryRunner } from "typeorm";

/** Signs of demand by the show's id in their source ("itunes:123"), so that a show that is imported later gets them too. */
export class SignalsThatCameIn1700000000027 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE demand_signals (
         subject text COLLATE "C" NOT NULL CHECK (length(subject) <= 2000),
         name text COLLATE "C" NOT NULL CHECK (length(name) <= 200),
         at bigint NOT NULL,
         signal jsonb NOT NULL,
         PRIMARY KEY (subject, name)
       )`,
    );
    await runner.query("CREATE INDEX demand_signals_name ON demand_signals (name, at)");
  }
}
