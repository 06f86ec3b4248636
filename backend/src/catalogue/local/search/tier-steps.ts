import type { Tier } from "./tiers.js";

export type TierSteps = {
  /** Parts of a WITH clause, one for each tier. */
  readonly steps: readonly string[];
  /** A query for all rows that the steps found. */
  readonly found: string;
};

/**
 * Reads the rows of a condition tier by tier, the popular ones first: a tier is only read when those before it gave too
 * few, and then as a whole. `name` tells the steps of one statement apart.
 */
export function tierSteps(
  tiers: readonly Tier[],
  { name, columns, condition, wanted }: Readonly<Record<"name" | "columns" | "condition", string>> & { wanted: number },
): TierSteps {
  const read: string[] = [];
  const steps = tiers.map(({ table }, at) => {
    const counts = read.map((tier) => `(SELECT count(*) FROM ${tier})`).join(" + ");
    const needed = read.length > 0 ? ` AND (SELECT ${counts}) < ${wanted}` : "";
    read.push(`${name}_tier${at}`);
    return `${name}_tier${at} AS MATERIALIZED (SELECT ${columns} FROM ${table} WHERE ${condition}${needed})`;
  });
  return { steps, found: read.map((tier) => `SELECT * FROM ${tier}`).join(" UNION ALL ") };
}
