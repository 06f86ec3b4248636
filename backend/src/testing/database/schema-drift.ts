import type { DataSource, EntityMetadata } from "typeorm";

const COLUMNS = `
SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
  CASE WHEN a.attidentity <> '' THEN 'identity' WHEN a.attgenerated <> '' THEN 'computed'
    ELSE pg_get_expr(d.adbin, d.adrelid) END AS "default",
  (SELECT collname FROM pg_collation l WHERE l.oid = a.attcollation AND collname <> 'default') AS collation
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

const KEYS = `
SELECT c.relname AS "table", i.indisprimary AS "primary",
  (SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
   WHERE a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)) AS columns
FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
WHERE i.indisunique AND i.indpred IS NULL AND c.relnamespace = 'public'::regnamespace`;

const FOREIGN_KEYS = `
SELECT conrelid::regclass::text AS "table", regexp_replace(pg_get_constraintdef(oid), '"', '', 'g') AS definition
FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

type ColumnMetadata = EntityMetadata["columns"][number];
type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  default: string | null;
  collation: string | null;
};
type Key = { table: string; primary: boolean; columns: string[] };

/** Differences between the entities and the database's tables, one per line; empty if there are no differences. */
export async function schemaDrift(dataSource: DataSource): Promise<readonly string[]> {
  const columns: Column[] = await dataSource.query(COLUMNS);
  const keys: Key[] = await dataSource.query(KEYS);
  const foreignKeys: { table: string; definition: string }[] = await dataSource.query(FOREIGN_KEYS);
  return dataSource.entityMetadatas.flatMap((entity) => {
    const own = <Part extends { table: string }>(parts: readonly Part[]) =>
      parts.filter(({ table }) => table === entity.tableName);
    return differences(
      entity.tableName,
      [...entity.columns.map(statedColumn), ...statedKeys(entity), ...statedForeignKeys(entity)],
      [
        ...own(columns).map(columnLine),
        ...own(keys).map((key) => `${key.primary ? "PRIMARY KEY" : "UNIQUE"} (${key.columns.join(", ")})`),
        ...own(foreignKeys).map(({ definition }) => definition),
      ],
    );
  });
}

/** Tables of the product without an entity. Partitions belong to their table. */
export async function tablesWithoutEntity(dataSource: DataSource): Promise<readonly string[]> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  const known = new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));
  return tables.map(({ name }) => name).filter((name) => !known.has(name));
}

function differences(table: string, stated: readonly string[], there: readonly string[]): string[] {
  return [
    ...stated.filter((line) => !there.includes(line)).map((line) => `${table}: only the entity has ${line}`),
    ...there.filter((line) => !stated.includes(line)).map((line) => `${table}: only the database has ${line}`),
  ];
}

function statedColumn(column: ColumnMetadata): string {
  const { driver } = column.entityMetadata.dataSource;
  return columnLine({
    name: column.databaseName,
    type: driver.normalizeType(column) + (column.isArray ? "[]" : ""),
    nullable: column.isNullable,
    default: defaultOf(column),
    collation: column.collation ?? null,
  });
}

function defaultOf(column: ColumnMetadata): string | null {
  if (column.generatedIdentity) return "identity";
  if (!column.isInsert && !column.isUpdate) return "computed";
  if (column.generationStrategy === "uuid") return "gen_random_uuid()";
  return column.entityMetadata.dataSource.driver.normalizeDefault(column) ?? null;
}

function columnLine(column: Omit<Column, "table">): string {
  // The database writes a text with its type ('off'::text), TypeORM writes a number in quotes.
  const initial = column.default?.replace(/^('[^']*')::[a-z ]+$/, "$1").replace(/^'(-?\d+)'$/, "$1");
  const parts = [column.name, column.type, column.nullable ? "NULL" : "NOT NULL"];
  if (initial !== undefined) parts.push(`DEFAULT ${initial}`);
  if (column.collation !== null) parts.push(`COLLATE ${column.collation}`);
  return parts.join(" ");
}

function statedKeys(entity: EntityMetadata): string[] {
  const list = (columns: readonly ColumnMetadata[]) =>
    columns
      .map(({ databaseName }) => databaseName)
      .sort()
      .join(", ");
  return [
    `PRIMARY KEY (${list(entity.primaryColumns)})`,
    ...entity.uniques.map(({ columns }) => `UNIQUE (${list(columns)})`),
  ];
}

function statedForeignKeys(entity: EntityMetadata): string[] {
  return entity.foreignKeys.map(
    ({ columnNames, referencedTablePath, referencedColumnNames, onDelete }) =>
      `FOREIGN KEY (${columnNames.join(", ")}) REFERENCES ${referencedTablePath}(${referencedColumnNames.join(", ")})` +
      (onDelete ? ` ON DELETE ${onDelete}` : ""),
  );
}
