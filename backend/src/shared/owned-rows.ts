import type { OwnedRow, OwnedValue } from "./owned-data.js";
import type { PostgresTransactions } from "./postgres-transactions.js";

/** Rows that are held at a time. */
const PAGE = 1_000;

/**
 * The rows of a query about one user, its `$1`, in the order of `key` and a page at a time, so that no connection waits
 * for a slow download. `key` is a column of the answer that is unique in it and survives a trip through JavaScript: an
 * id or a text, never a timestamp.
 */
export async function* ownedRows(
  transactions: PostgresTransactions,
  sql: string,
  userId: string,
  key = "id",
): AsyncGenerator<OwnedRow> {
  const page = `SELECT * FROM (${sql}) AS owned`;
  const order = `ORDER BY owned.${key} LIMIT ${PAGE}`;
  let rows = await transactions.read<Record<string, unknown>>(`${page} ${order}`, [userId]);
  while (rows.length > 0) {
    for (const row of rows) yield ownedRow(row);
    if (rows.length < PAGE) return;
    rows = await transactions.read(`${page} WHERE owned.${key} > $2 ${order}`, [userId, rows.at(-1)?.[key]]);
  }
}

/** A row as the database answers it, in values that an export can hold. */
export function ownedRow(row: Readonly<Record<string, unknown>>): OwnedRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, ownedValue(value)]));
}

function ownedValue(value: unknown): OwnedValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}
