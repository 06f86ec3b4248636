import type { ClientBase } from "pg";
import { sectionOf } from "./backup-sections.js";

/** What a copy needs to know about a table. */
export type TableFacts = {
  readonly schema: string;
  readonly name: string;
  /** Stored columns, in order, without those that the database computes. */
  readonly columns: readonly string[];
  /** Columns with a sequence. */
  readonly counted: readonly string[];
};

type Bond = { readonly table: string; readonly parent: string };

/** Tables and partitioned tables, without the partitions. */
const TABLES = `
SELECT n.nspname AS schema, c.relname AS name,
  (SELECT coalesce(json_agg(attname ORDER BY attnum), '[]') FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
  (SELECT coalesce(json_agg(attname ORDER BY attnum), '[]') FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attidentity <> '') AS counted
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
ORDER BY 1, 2`;

const BONDS = `
SELECT DISTINCT p.relname AS parent, c.relname AS table
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
WHERE k.contype = 'f' AND k.conparentid = 0 AND k.conrelid <> k.confrelid`;

/** Every table outside the system's own schemas. */
export async function allTables(client: ClientBase): Promise<readonly TableFacts[]> {
  return (await client.query<TableFacts>(TABLES)).rows;
}

/** The tables of a section, each after the tables that it references. */
export async function tablesOf(client: ClientBase, section: "archived" | "rebuilt"): Promise<readonly TableFacts[]> {
  const tables = (await allTables(client)).filter(({ schema, name }) => sectionOf(schema, name) === section);
  return inOrder(tables, (await client.query<Bond>(BONDS)).rows);
}

/** Puts each table after the ones that it references. Throws if there is a cycle. */
export function inOrder(tables: readonly TableFacts[], bonds: readonly Bond[]): readonly TableFacts[] {
  const ordered: TableFacts[] = [];
  let open = [...tables];
  while (open.length > 0) {
    const waiting = new Set(open.map(({ name }) => name));
    const free = open.filter(({ name }) => !bonds.some(({ table, parent }) => table === name && waiting.has(parent)));
    if (free.length === 0) throw new Error(`These tables reference each other: ${[...waiting].join(", ")}.`);
    ordered.push(...free);
    open = open.filter((table) => !free.includes(table));
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const fullName = ({ schema, name }: Pick<TableFacts, "schema" | "name">): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnList = ({ columns }: Pick<TableFacts, "columns">): string => columns.map(quoted).join(", ");
