import type { QueryRunner } from "typeorm";
import { setOnWords } from "./word-columns.js";

/**
 * Removes the statistics about words: a search names its words up to twenty times, in every tier, and each time the planner scanned
 * a thousand frequent words, which took more than half of the search's time. A search uses the word index, and the vocabulary
 * determines how far it reads. Existing statistics stay until the next build of the catalogue.
 */
export class PlansWithoutWords1700000000016 {
  async up(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STATISTICS 0");
  }
}
