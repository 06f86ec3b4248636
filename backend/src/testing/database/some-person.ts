import type { TestDatabase } from "./test-database.js";

/** Inserts a user without a sign-up. Returns the id. */
export async function somePerson({ dataSource }: TestDatabase, email: string): Promise<string> {
  const [row] = await dataSource.query<{ id: string }[]>("INSERT INTO users (email) VALUES ($1) RETURNING id", [email]);
  if (!row) throw new Error("The insert returned no row.");
  return row.id;
}
