import type { DeleteResult, InsertResult, ObjectLiteral, Repository, UpdateResult } from "typeorm";

/** The rows from RETURNING, with the entity's property names. Columns that were not returned are missing. */
export function returnedRows<Row extends ObjectLiteral>(
  { metadata }: Repository<Row>,
  { raw }: InsertResult | UpdateResult | DeleteResult,
): Row[] {
  return (raw as ObjectLiteral[]).map(
    (row) => metadata.dataSource.driver.createGeneratedMap(metadata, row, 0, 1) as Row,
  );
}

/** The id of the one inserted row, or of the row that an upsert updated. */
export function newId({ identifiers }: InsertResult): string {
  const [row] = identifiers as { readonly id?: string }[];
  if (row?.id === undefined) throw new Error("An insert returned no id.");
  return row.id;
}
