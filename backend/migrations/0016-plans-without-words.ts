import type { MigrationInterface, QueryRunner } from "typeorm";
import { setOnWords } from "./word-columns.js";

/**
 * No statistics of the words: a search names its words up to twenty times, in every tier, and each time the planner looked
 * through a thousand frequent words, more than half of its time. A search goes by the word index and decides with the vocabulary
 * how far it reads. Statistics that are there stay until the next catalogue is built.
 */
export class PlansWithoutWords1700000000016 implements MigrationInterface {
  name = "PlansWithoutWords1700000000016";

  async up(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STATISTICS 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STATISTICS -1");
  }
}
