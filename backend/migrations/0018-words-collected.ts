import type { QueryRunner } from "typeorm";
import { replaceIndexes } from "./replace-indexes.js";
import { WORD_COLUMNS } from "./word-columns.js";

/** Above this number of shows, the next build of the catalogue creates the indexes in this form. */
const FEW = 100_000;

/**
 * Makes word indexes buffer the entries of new rows (`fastupdate`, PostgreSQL's default). Only imports write, and they flush the
 * buffer themselves; enabling it only during an import would lock readers out.
 */
export class WordsCollected1700000000018 {
  async up(runner: QueryRunner): Promise<void> {
    const [info] = (await runner.query("SELECT podcasts FROM catalogue.info")) as { podcasts: number }[];
    if ((info?.podcasts ?? 0) > FEW) return;
    const definition = (column: string) => [`podcasts_${column}`, `USING gin (${column}, labels)`] as const;
    await replaceIndexes(runner, Object.fromEntries(WORD_COLUMNS.map(definition)));
  }
}
