import { FEWEST_RANKED } from "@earshot/domain/market/shown-rank";
import type { ClientBase } from "pg";
import { HISTORY_FIELDS, HISTORY_START, LARGEST_LISTENERS, NEW_SIGNS } from "../../record/history-fields.js";
import { NEXT } from "./generation.js";
import { gatherDemand, putDemand } from "./note-demand.js";

/** Holds the changed figures until the import switches over. */
const NOTED = `${NEXT}.noted_history`;

/** Listener bounds as the history stores them: an open end is the largest integer. LEAST would store "unknown" as one too. */
const stored = (value: string): string =>
  `CASE WHEN ${value} IS NOT NULL THEN least(${value}, ${LARGEST_LISTENERS})::integer END`;

/** The kinds of a show's signs and the countries of its charts. Places and counts are not part of it: they may change with the show. */
const kindsOfSigns = (side: string): string => {
  const kind = "concat_ws(' ', sign ->> 'kind', sign ->> 'country')";
  return `(SELECT array_agg(DISTINCT ${kind} ORDER BY ${kind}) FROM jsonb_array_elements(${side}.signals::jsonb) sign)`;
};

/** These facts place or narrow an estimate as soon as they are known; a source without a date was read on the day of its import. */
const KNOWN = ["popularity_score", "update_interval_days", "as_of"];

const NEW_SIGNS_BIT = `CASE WHEN a.listeners_low IS NOT DISTINCT FROM b.listeners_low
    AND a.listeners_high IS NOT DISTINCT FROM b.listeners_high THEN 0
  WHEN ${KNOWN.map((column) => `(a.${column} IS NULL) <> (b.${column} IS NULL)`).join(" OR ")} THEN ${NEW_SIGNS}
  WHEN a.signals IS NOT DISTINCT FROM b.signals THEN 0
  WHEN ${kindsOfSigns("a")} IS DISTINCT FROM ${kindsOfSigns("b")} THEN ${NEW_SIGNS} ELSE 0 END`;

/** The shows before and after, and the table with all shows after the change, which gives the ranks. */
type NotedTables = { readonly before: string; readonly after: string; readonly all: string };

/**
 * The differences between the same shows in two tables, as rows of the history. `$1` is the time. The rows are in index order, so
 * that the index has no half-empty pages. A rank is recorded only for shows that change: almost any change moves the ranks of all
 * shows below it. Among too few shows, a rank says nothing (`shownRank`), so there is none.
 */
function changesSql({ before, after, all }: NotedTables): string {
  const differs = HISTORY_FIELDS.map(({ bit, columns }) => {
    const distinct = columns.map(({ column }) => `a.${column} IS DISTINCT FROM b.${column}`).join(" OR ");
    return `CASE WHEN ${distinct} THEN ${bit} ELSE 0 END`;
  });
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
      ${values.join(", ")},
      CASE WHEN (SELECT count(*) FROM ${all} WHERE ranked) >= ${FEWEST_RANKED} THEN r.rank END
    FROM ${before} b JOIN ${after} a ON a.id = b.id CROSS JOIN LATERAL (SELECT ${[...differs, NEW_SIGNS_BIT].join(" + ")} AS changed) c
      LEFT JOIN (${ranks}) r ON r.id = a.id
    WHERE a.facts_hash <> b.facts_hash AND changed > 0
    ORDER BY 1`;
}

/** Computes the changes between two tables. For a full import, this is done in advance, so that the switch is short. */
export async function gatherHistory(client: ClientBase, tables: NotedTables, at: Date): Promise<void> {
  await client.query(`CREATE UNLOGGED TABLE ${NOTED} (LIKE show_history)`);
  await client.query(`INSERT INTO ${NOTED} ${changesSql(tables)}`, [at]);
  await gatherDemand(client, tables, at);
}

/** Adds the computed changes to the history. Runs in the transaction that switches over. */
export async function putHistory(client: ClientBase): Promise<void> {
  await client.query(`INSERT INTO show_history SELECT * FROM ${NOTED}`);
  await client.query(`DROP TABLE ${NOTED}`);
  await putDemand(client);
}
