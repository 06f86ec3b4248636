import type { MigrationInterface, QueryRunner } from "typeorm";
import { setOnWords } from "./word-columns.js";

/**
 * Rows of more than two kilobytes lay their largest columns aside. A search looks at the words of a thousand shows, at the
 * description of none: so the descriptions go, and the words stay in the row, where reading them costs one page and not
 * eight. Holds for rows that are written from now on.
 */
export class WordsInline1700000000014 implements MigrationInterface {
  name = "WordsInline1700000000014";

  async up(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STORAGE MAIN");
  }

  async down(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STORAGE EXTENDED");
  }
}
