import type { QueryRunner } from "typeorm";

/**
 * The sort key for listeners: twice the midpoint of the range, so that it is an integer. For an open range (its end is JavaScript's
 * largest safe integer) it is twice the lower bound, and -1 if unknown. Pages are read along this index.
 */
const LISTENERS = `CASE WHEN listeners_low IS NULL THEN -1
  WHEN listeners_high = 9007199254740991 THEN least(2 * listeners_low, 999999999999999)
  ELSE least(listeners_low + listeners_high, 999999999999999) END`;

export class ListenersOrder1700000000013 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(`CREATE INDEX podcasts_by_listener_order ON catalogue.podcasts ((${LISTENERS}) DESC, position)`);
  }
}
