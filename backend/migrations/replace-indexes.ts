import type { QueryRunner } from "typeorm";

/**
 * Replaces indexes of the shows with others that have the same names. Readers can continue in the meantime (seconds for millions of
 * shows), and wait only during the renaming. `definitions`: what follows the table's name in CREATE INDEX, by index name.
 */
export async function replaceIndexes(
  runner: QueryRunner,
  definitions: Readonly<Record<string, string>>,
): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  for (const [name, definition] of Object.entries(definitions))
    await runner.query(`CREATE INDEX ${name}_next ON catalogue.podcasts ${definition}`);
  for (const name of Object.keys(definitions)) {
    await runner.query(`DROP INDEX catalogue.${name}`);
    await runner.query(`ALTER INDEX catalogue.${name}_next RENAME TO ${name}`);
  }
}
