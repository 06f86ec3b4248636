import type { ClientBase } from "pg";
import type { ChangedCatalogue } from "./index/change-index.js";
import { ARRIVED, WENT } from "./staging/changed-shows.js";
import { dropStaged, inTransaction, LIVE, NEXT, replaceListed } from "./staging/generation.js";
import { categoriesOf, catalogueOf } from "./index/index-source.js";
import { SHOW_COLUMNS } from "../record/show-table.js";
import { placedColumns } from "./staging/order-shows.js";
import { gatherLog, putLog } from "./staging/change-log.js";
import { gatherHistory, putHistory } from "./staging/note-history.js";
import { addCategories, categorySums, checksumSql, languageCounts, namedLanguages } from "./staging/statistics.js";

/** Gathers the rows to add and to remove. Readers are not affected. */
export async function gatherChanges(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE UNLOGGED TABLE ${ARRIVED} AS
       SELECT ${placedColumns("s")} FROM ${NEXT}.placed p JOIN ${NEXT}.staged s ON s.sequence = p.row WHERE NOT p.stored
     UNION ALL
       SELECT ${placedColumns("l")} FROM ${NEXT}.placed p JOIN ${LIVE}.podcasts l ON l.position = p.row WHERE p.stored`,
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${WENT} AS SELECT * FROM ${LIVE}.podcasts WHERE position IN (SELECT position FROM ${NEXT}.leaving)`,
  );
  await client.query(`CREATE INDEX ON ${ARRIVED} (key)`);
  await client.query(`CREATE INDEX ON ${WENT} (key)`);
  await client.query(`ANALYZE ${ARRIVED} (key), ${WENT} (key)`);
}

/**
 * Changes the live catalogue in one transaction: readers see the old version before it and the new one after it, and if the process
 * is killed, the old one remains. Without `isImport`, the date of the last import does not change. `beforeEnd` receives the
 * catalogue as it will be after the transaction.
 */
export async function applyChanges(
  client: ClientBase,
  { now, isImport }: { readonly now: Date; readonly isImport: boolean },
  beforeEnd: (catalogue: ChangedCatalogue) => Promise<void>,
): Promise<void> {
  const columns = SHOW_COLUMNS.join(", ");
  await inTransaction(client, async () => {
    await client.query(`DELETE FROM ${LIVE}.podcasts WHERE position IN (SELECT position FROM ${NEXT}.leaving)`);
    await client.query(`INSERT INTO ${LIVE}.podcasts (${columns}) SELECT ${columns} FROM ${ARRIVED} ORDER BY position`);
    await gatherHistory(client, { before: WENT, after: ARRIVED, all: `${LIVE}.podcasts` }, now);
    await putHistory(client);
    await gatherLog(client, { before: WENT, after: ARRIVED });
    await putLog(client, now);
    const sums = `SELECT label, sum(podcasts) AS podcasts, sum(known) AS known, sum(low_sum) AS low_sum, sum(high_sum) AS high_sum
      FROM (${categorySums(ARRIVED)} UNION ALL
            SELECT label, -podcasts, -known, -low_sum, -high_sum FROM (${categorySums(WENT)}) went) both_ways GROUP BY label`;
    await addCategories(client, { schema: LIVE, shows: ARRIVED, sums });
    await describeChange(client, isImport ? now : null);
    await replaceListed(client, LIVE);
    await dropStaged(client);
    await beforeEnd({ ...(await catalogueOf(client, LIVE)), categories: await categoriesOf(client, LIVE) });
  });
}

type Info = { languages: { code: string; podcasts: number }[] };

async function describeChange(client: ClientBase, importedAt: Date | null): Promise<void> {
  const { rows } = await client.query<Info>(`SELECT languages FROM ${LIVE}.info`);
  const languages = new Map(rows[0]?.languages.map(({ code, podcasts }) => [code, podcasts]));
  const change = await client.query<{ code: string; podcasts: number }>(
    `${languageCounts(ARRIVED)} UNION ALL SELECT code, -podcasts FROM (${languageCounts(WENT)}) went`,
  );
  for (const { code, podcasts } of change.rows) languages.set(code, (languages.get(code) ?? 0) + podcasts);
  const named = namedLanguages([...languages].map(([code, podcasts]) => ({ code, podcasts })));
  const difference = (value: string) => `(SELECT ${value} FROM ${ARRIVED}) - (SELECT ${value} FROM ${WENT})`;
  await client.query(
    `UPDATE ${LIVE}.info SET generation = generation + 1, updated_at = coalesce($1, updated_at), languages = $2,
       podcasts = podcasts + ${difference("count(*)")},
       episodes = episodes + ${difference("coalesce(sum(episode_count), 0)")},
       checksum = (checksum::numeric + (${checksumSql(ARRIVED)}) - (${checksumSql(WENT)}))::text,
       last_position = greatest(last_position, (SELECT max(position) FROM ${ARRIVED})),
       changed = changed + (SELECT count(*) FROM ${ARRIVED}) + (SELECT count(*) FROM ${WENT})`,
    [importedAt, JSON.stringify(named)],
  );
}
