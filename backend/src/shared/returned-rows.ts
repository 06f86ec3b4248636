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
