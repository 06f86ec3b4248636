import type { ClientBase } from "pg";
import { CHANGE_FIELDS, KIND_NUMBERS, LONG_FIELD } from "../../record/change-fields.js";
import { LIVE, NEXT } from "./generation.js";

/** Holds the changes until the import switches over. */
const NOTED = `${NEXT}.noted_changes`;

type ComparedTables = { readonly before: string; readonly after: string };

const { added, updated, removed } = KIND_NUMBERS;

/**
 * The differences between two tables of shows: kind, show and fields. Narrow rows are compared first, so that only the texts of
 * differing shows are read.
 */
function differencesSql({ before, after }: ComparedTables): string {
  const values = CHANGE_FIELDS.map(({ name, of }) => {
    const [from, to] = [of("b"), of("a")];
    return `'${name}', CASE WHEN ${from} IS DISTINCT FROM ${to} THEN jsonb_build_array(${from}, ${to}) END`;
  });
  const long = `'${LONG_FIELD}', CASE WHEN b.${LONG_FIELD} IS DISTINCT FROM a.${LONG_FIELD} THEN true END`;
  const fields = `jsonb_strip_nulls(jsonb_build_object(${[...values, long].join(", ")}))`;
  return `WITH differing AS MATERIALIZED (
      SELECT id, b.position AS was, a.position AS is
      FROM (SELECT id, facts_hash, position FROM ${before}) b FULL JOIN (SELECT id, facts_hash, position FROM ${after}) a USING (id)
      WHERE a.facts_hash IS DISTINCT FROM b.facts_hash)
    SELECT * FROM (
      SELECT CASE WHEN d.is IS NULL THEN ${removed} WHEN d.was IS NULL THEN ${added} ELSE ${updated} END AS kind, d.id AS show,
        CASE WHEN d.is IS NOT NULL THEN ${fields} END AS fields
      FROM differing d LEFT JOIN ${before} b ON b.position = d.was LEFT JOIN ${after} a ON a.position = d.is) differences
    WHERE kind <> ${updated} OR fields <> '{}'`;
}

/**
 * Whether the log is complete up to the live catalogue. If not, clients have to start over: the first import and one that replaces
 * the demo change every show, and the changes of a catalogue written by another version were not recorded.
 */
async function isFollowed(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ followed: boolean }>(
    `SELECT i.podcasts > 0 AND i.source <> 'demo' AND i.generation = l.generation AS followed FROM ${LIVE}.info i, catalogue_log l`,
  );
  return rows[0]?.followed ?? false;
}

/** Computes the changes between two tables. For a full import, this is done in advance, so that the switch is short. */
export async function gatherLog(client: ClientBase, tables: ComparedTables): Promise<void> {
  if (await isFollowed(client)) await client.query(`CREATE UNLOGGED TABLE ${NOTED} AS ${differencesSql(tables)}`);
}

/**
 * Adds the computed changes to the log. Runs in the transaction that switches over, before it raises the generation. Only one build
 * runs at a time, so the numbers are in commit order.
 */
export async function putLog(client: ClientBase, at: Date): Promise<void> {
  const { rows } = await client.query<{ noted: boolean }>(`SELECT to_regclass('${NOTED}') IS NOT NULL AS noted`);
  if (!rows[0]?.noted) return beginAgain(client);
  await client.query("SELECT FROM catalogue_log FOR UPDATE");
  await client.query(
    `WITH noted AS (
       INSERT INTO catalogue_changes (number, kind, at, show, fields)
       SELECT l.last + row_number() OVER (ORDER BY d.kind, d.show), d.kind, $1, d.show, d.fields
       FROM ${NOTED} d, catalogue_log l ORDER BY 1 RETURNING number)
     UPDATE catalogue_log SET last = greatest(last, (SELECT max(number) FROM noted)),
       generation = (SELECT generation + 1 FROM ${LIVE}.info)`,
    [at],
  );
  await client.query(`DROP TABLE ${NOTED}`);
}

/** A new epoch invalidates old cursors. The numbers continue, so that no cleanup removes new changes. */
async function beginAgain(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE catalogue_log SET epoch = gen_random_uuid(), floor = last, generation = (SELECT generation + 1 FROM ${LIVE}.info)`,
  );
  await client.query("DELETE FROM catalogue_changes");
}
