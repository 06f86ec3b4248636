import type { QueryRunner } from "typeorm";

/** The signs of demand behind a show's estimate are stored with the show, so that its receipt names them. */
export class SignsOfDemand1700000000025 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE catalogue.podcasts ADD COLUMN signals text");
  }
}
