import type { ClientBase } from "pg";
import { HISTORY_FIELDS, HISTORY_START, LARGEST_LISTENERS } from "../../record/history-fields.js";
import { NEXT } from "./generation.js";

/** Holds the changed figures until the import switches over. */
const NOTED = `${NEXT}.noted_history`;

/** Listener bounds as the history stores them: an open end is the largest integer. LEAST would store "unknown" as one too. */
const stored = (value: string): string =>
  `CASE WHEN ${value} IS NOT NULL THEN least(${value}, ${LARGEST_LISTENERS})::integer END`;

/** The shows before and after, and the table with all shows after the change, which gives the ranks. */
type NotedTables = { readonly before: string; readonly after: string; readonly all: string };

/**
 * The differences between the same shows in two tables, as rows of the history. `$1` is the time. The rows are in index order, so
 * that the index has no half-empty pages. A rank is recorded only for shows that change: almost any change moves the ranks of all
 * shows below it.
 */
function changesSql({ before, after, all }: NotedTables): string {
  const differs = HISTORY_FIELDS.map(({ bit, columns }) => {
    const distinct = columns.map(({ column }) => `a.${column} IS DISTINCT FROM b.${column}`).join(" OR ");
    return `CASE WHEN ${distinct} THEN ${bit} ELSE 0 END`;
  }).join(" + ");
  const values = HISTORY_FIELDS.flatMap(({ bit, columns, made }) =>
    [...(made ? [{ column: "estimate_method", isBound: false }] : []), ...columns].flatMap(({ column, isBound }) =>
      ["b", "a"].map((side) => {
        const value = `${side}.${column}`;
        return `CASE WHEN changed & ${bit} > 0 THEN ${isBound ? stored(value) : value} END`;
      }),
    ),
  );
  const ranks = `SELECT id, row_number() OVER (ORDER BY position)::integer AS rank FROM ${all} WHERE ranked`;
  return `SELECT show_number(a.id), (extract(epoch FROM $1::timestamptz) - ${HISTORY_START})::integer, changed::smallint,
      ${values.join(", ")}, r.rank
    FROM ${before} b JOIN ${after} a ON a.id = b.id CROSS JOIN LATERAL (SELECT ${differs} AS changed) c
      LEFT JOIN (${ranks}) r ON r.id = a.id
    WHERE a.facts_hash <> b.facts_hash AND changed > 0
    ORDER BY 1`;
}

/** Computes the changes between two tables. For a full import, this is done in advance, so that the switch is short. */
export async function gatherHistory(client: ClientBase, tables: NotedTables, at: Date): Promise<void> {
  await client.query(`CREATE UNLOGGED TABLE ${NOTED} (LIKE show_history)`);
  await client.query(`INSERT INTO ${NOTED} ${changesSql(tables)}`, [at]);
}

/** Adds the computed changes to the history. Runs in the transaction that switches over. */
export async function putHistory(client: ClientBase): Promise<void> {
  await client.query(`INSERT INTO show_history SELECT * FROM ${NOTED}`);
  await client.query(`DROP TABLE ${NOTED}`);
}
