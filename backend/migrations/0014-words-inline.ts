import type { QueryRunner } from "typeorm";
import { setOnWords } from "./word-columns.js";

/**
 * PostgreSQL moves the largest columns of rows above two kilobytes out of line. A search reads the words of a thousand shows, but
 * no descriptions. So descriptions are moved out, and words stay in the row, where reading them costs one page instead of eight.
 * Applies to rows that are written from now on.
 */
export class WordsInline1700000000014 {
  async up(runner: QueryRunner): Promise<void> {
    await setOnWords(runner, "STORAGE MAIN");
  }
}
