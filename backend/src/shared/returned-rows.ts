import type { DeleteResult, InsertResult, ObjectLiteral, Repository, UpdateResult } from "typeorm";

/** The rows of RETURNING, with the names of the entity. A column that was not returned is missing. */
export function returnedRows<Row extends ObjectLiteral>(
  { metadata }: Repository<Row>,
  { raw }: InsertResult | UpdateResult | DeleteResult,
): Row[] {
  return (raw as ObjectLiteral[]).map(
    (row) => metadata.dataSource.driver.createGeneratedMap(metadata, row, 0, 1) as Row,
  );
}

/** The id that the database gave the one row of an insert, or the row that an upsert met. */
export function newId({ identifiers }: InsertResult): string {
  const [row] = identifiers as { readonly id?: string }[];
  if (row?.id === undefined) throw new Error("An insert returned no id.");
  return row.id;
}
