import type { QueryRunner } from "typeorm";

/**
 * Puts other indexes of the shows in the place of those with the same names. Readers go on while they are made, for seconds
 * with millions of shows, and wait only while names change. `definitions`: what stands after the table, by name.
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
