import type { DataSource } from "typeorm";

/** A foreign key: these columns of one table reference those of another. */
type Bond = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** "c": the row is deleted with its parent. */
  readonly onDelete: string;
};

type Column = { readonly name: string; readonly type: string; readonly generated: boolean; readonly needed: boolean };

/** The tables whose rows belong to people: those that reference `users`, directly or indirectly. They are discovered, not listed. */
export class OwnedTables {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly bonds: readonly Bond[],
  ) {}

  static async read(dataSource: DataSource): Promise<OwnedTables> {
    const bonds = await dataSource.query<Bond[]>(
      `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS parent, confdeltype::text AS "onDelete",
         (SELECT json_agg(attname ORDER BY n) FROM unnest(conkey) WITH ORDINALITY k(num, n)
            JOIN pg_attribute ON attrelid = conrelid AND attnum = num) AS columns,
         (SELECT json_agg(attname ORDER BY n) FROM unnest(confkey) WITH ORDINALITY k(num, n)
            JOIN pg_attribute ON attrelid = confrelid AND attnum = num) AS "parentColumns"
       FROM pg_constraint WHERE contype = 'f' AND conparentid = 0`,
    );
    return new OwnedTables(dataSource, bonds);
  }

  /** Tables with a column that names a user. */
  get direct(): readonly string[] {
    return names(this.bonds.filter(({ parent }) => parent === "users"));
  }

  /** All tables whose rows are deleted with a user, except `users`. */
  get all(): readonly string[] {
    const found = new Set<string>();
    for (let open = ["users"]; open.length > 0;) {
      const next = names(this.bonds.filter(({ parent, table }) => open.includes(parent) && !found.has(table)));
      for (const table of next) found.add(table);
      open = [...next];
    }
    return [...found].toSorted();
  }

  /** A table's references to people that would let a row outlive its owner. */
  looseEnds(table: string): readonly string[] {
    const owners = new Set(["users", ...this.all]);
    return this.bonds
      .filter((bond) => bond.table === table && owners.has(bond.parent) && bond.onDelete !== "c")
      .map(({ columns, parent }) => `${table} (${columns.join(", ")}) outlives ${parent}`);
  }

  /** The number of a table's rows that name a user. */
  async count(table: string, userId: string): Promise<number> {
    const [bond] = this.bonds.filter((each) => each.table === table && each.parent === "users");
    if (!bond) throw new Error(`${table} names no user.`);
    const [row] = await this.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${bond.columns[0]} = $1`,
      [userId],
    );
    return row?.n ?? 0;
  }

  async rows(table: string): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ row: string }[]>(`SELECT row_to_json(t)::text AS row FROM ${table} t`);
    return rows.map(({ row }) => row);
  }

  /**
   * Inserts a row for a user with made-up values of the right types, and the rows that it references. Returns undefined if the
   * database derives the owner, so that only the product can write such a row.
   */
  async plant(table: string, userId: string): Promise<string | undefined> {
    const columns = await this.columns(table);
    const values = new Map<string, unknown>();
    for (const bond of this.bonds.filter((each) => each.table === table)) {
      if (columns.some(({ name, generated }) => generated && bond.columns.includes(name))) return undefined;
      const owned = bond.parent === "users" || this.all.includes(bond.parent);
      const needed = columns.some((column) => column.needed && bond.columns.includes(column.name));
      if (!owned && !needed) continue;
      const parent = bond.parent === "users" ? { id: userId } : await this.plantedParent(bond.parent, userId);
      bond.columns.forEach((column, index) => values.set(column, parent[bond.parentColumns[index] ?? ""]));
    }
    for (const { name, type, needed } of columns) if (needed && !values.has(name)) values.set(name, madeUp(type));
    const given = [...values];
    const [planted] = await this.dataSource.query<{ row: string }[]>(
      `INSERT INTO ${table} AS t (${given.map(([name]) => name).join(", ")})
       VALUES (${given.map((_, index) => `$${index + 1}`).join(", ")}) RETURNING row_to_json(t)::text AS row`,
      given.map(([, value]) => value),
    );
    return planted?.row;
  }

  /** Drops check constraints and adds default partitions, so that made-up values fit. Only for temporary databases. */
  async takeAnything(): Promise<void> {
    await this.openEnds();
    const checks = await this.dataSource.query<{ table: string; name: string }[]>(
      "SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0",
    );
    for (const { table, name } of checks.filter((check) => !check.table.includes(".")))
      await this.dataSource.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }

  private async openEnds(): Promise<void> {
    const tables = await this.dataSource.query<{ name: string }[]>(
      "SELECT partrelid::regclass::text AS name FROM pg_partitioned_table WHERE partdefid = 0",
    );
    for (const { name } of tables.filter((table) => this.all.includes(table.name)))
      await this.dataSource.query(`CREATE TABLE ${name}_rest PARTITION OF ${name} DEFAULT`);
  }

  private async plantedParent(table: string, userId: string): Promise<Record<string, unknown>> {
    const row = await this.plant(table, userId);
    if (row === undefined) throw new Error(`A row of ${table} cannot be made up.`);
    return JSON.parse(row) as Record<string, unknown>;
  }

  private columns(table: string): Promise<Column[]> {
    return this.dataSource.query(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type, attgenerated <> '' AS generated,
         attnotnull AND NOT atthasdef AND attidentity = '' AS needed
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
  }
}

function names(bonds: readonly Bond[]): readonly string[] {
  return [...new Set(bonds.map(({ table }) => table))].toSorted();
}

function madeUp(type: string): unknown {
  if (type === "uuid") return crypto.randomUUID();
  if (type === "boolean") return true;
  if (type === "bytea") return Buffer.from(`made up ${Math.random()}`);
  if (type === "json" || type === "jsonb") return "{}";
  if (type.endsWith("[]")) return [];
  // Far in the future, because expired rows are removed.
  if (type === "date" || type.startsWith("timestamp")) return "2101-02-03";
  if (/^(smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return Math.ceil(Math.random() * 30_000);
  return `made up ${Math.random()}`;
}
