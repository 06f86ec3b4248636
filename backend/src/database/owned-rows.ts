import {
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  MoreThan,
} from "typeorm";
import type { OwnedRow, OwnedValue } from "./owned-data.js";
import type { PostgresTransactions } from "./postgres-transactions.js";

/** Number of rows in memory at a time. */
const PAGE = 1_000;

/**
 * A user's rows of an entity with the named columns, one page at a time. `key` must be unique among a user's rows, and exact in
 * JavaScript: an id or a text, never a time.
 */
export function ownedRows<Row extends { userId: string | null }>(
  transactions: PostgresTransactions,
  entity: EntityTarget<Row>,
  columns: readonly (keyof Row & string)[],
  userId: string,
  key: keyof Row & string = "id" as keyof Row & string,
): AsyncGenerator<OwnedRow> {
  return inPages(key, async (after, take) => {
    const rows = await transactions.reading(entity);
    const where = { userId, ...(after !== undefined && { [key]: MoreThan(after) }) } as FindOptionsWhere<Row>;
    const select = Object.fromEntries(columns.map((column) => [column, true])) as FindOptionsSelect<Row>;
    return rows.find({ select, where, order: { [key]: "ASC" } as FindOptionsOrder<Row>, take });
  });
}

/** All rows from a source that returns at most `take` rows after a `key`. No connection is held during a slow download. */
export async function* inPages(
  key: string,
  page: (after: unknown, take: number) => Promise<readonly object[]>,
): AsyncGenerator<OwnedRow> {
  let after: unknown;
  for (;;) {
    const rows = (await page(after, PAGE)) as Record<string, unknown>[];
    for (const row of rows) yield ownedRow(row);
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.[key];
  }
}

/** A database row, converted to values that an export can contain. */
export function ownedRow(row: Readonly<Record<string, unknown>>): OwnedRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, ownedValue(value)]));
}

function ownedValue(value: unknown): OwnedValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}
