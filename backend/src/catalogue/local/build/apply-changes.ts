import type { ClientBase } from "pg";
import type { ChangedCatalogue } from "./change-index.js";
import { CAME, WENT } from "./changed-shows.js";
import { dropStaged, inTransaction, LIVE, NEXT, replaceEpisodes } from "./generation.js";
import { categoriesOf, catalogueOf } from "./index-source.js";
import { shiftRankMarks } from "./rank-marks.js";
import { STAGED_COLUMNS } from "./staged-columns.js";
import {
  addCategories,
  categoryNames,
  categorySums,
  checksumSql,
  languageCounts,
  meanOfCategories,
  namedLanguages,
  WORD_COLUMNS,
  wordCounts,
} from "./statistics.js";
import { collectLittle, sortInCollected } from "./word-indexes.js";

/** Copies the rows that come and those that go, and what they change in the vocabulary. Readers notice nothing. */
export async function gatherChanges(client: ClientBase): Promise<void> {
  const from = (alias: string) => STAGED_COLUMNS.map((column) => `${alias}.${column}`).join(", ");
  const own = "p.position, p.ranked, p.sinks, p.duplicate_of";
  await client.query(
    `CREATE UNLOGGED TABLE ${CAME} AS
       SELECT ${own}, ${from("s")} FROM ${NEXT}.placed p JOIN ${NEXT}.staged s ON s.sequence = p.row WHERE NOT p.stored
     UNION ALL
       SELECT ${own}, ${from("l")} FROM ${NEXT}.placed p JOIN ${LIVE}.podcasts l ON l.position = p.row WHERE p.stored`,
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${WENT} AS SELECT * FROM ${LIVE}.podcasts WHERE position IN (SELECT position FROM ${NEXT}.leaving)`,
  );
  await client.query(`CREATE INDEX ON ${CAME} (key)`);
  await client.query(`CREATE INDEX ON ${WENT} (key)`);
  await client.query(`ANALYZE ${CAME} (key), ${WENT} (key)`);
  const parts = Object.entries(WORD_COLUMNS).flatMap(([name, column]) =>
    [
      { shows: reworded(CAME, WENT), sign: "" },
      { shows: reworded(WENT, CAME), sign: "-" },
    ].map(({ shows, sign }) => {
      const counts = Object.keys(WORD_COLUMNS).map((other) => (other === name ? `${sign}shows` : "0"));
      return `SELECT word, ${counts.join(", ")} FROM (${wordCounts(shows, column)}) counted`;
    }),
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.words AS
       SELECT word, sum(titles) AS titles, sum(hosts) AS hosts, sum(topics) AS topics
       FROM (${parts.join(" UNION ALL ")}) counted(word, titles, hosts, topics) GROUP BY word
       HAVING sum(titles) <> 0 OR sum(hosts) <> 0 OR sum(topics) <> 0`,
  );
}

/** The shows of one side that the other side does not have with the very same words. */
function reworded(shows: string, others: string): string {
  const same = Object.values(WORD_COLUMNS).map((column) => `o.${column} = s.${column}`);
  return `(SELECT * FROM ${shows} s WHERE NOT EXISTS (
    SELECT 1 FROM ${others} o WHERE o.key = s.key AND ${same.join(" AND ")})) reworded`;
}

/**
 * Changes the live catalogue in one transaction: readers see the old one before it and the new one after it, and a process
 * that is killed leaves the old one. `beforeEnd` is told what the catalogue is once the transaction has ended.
 */
export async function applyChanges(
  client: ClientBase,
  now: Date,
  beforeEnd: (catalogue: ChangedCatalogue) => Promise<void>,
): Promise<void> {
  const columns = ["position", "ranked", "sinks", "duplicate_of", ...STAGED_COLUMNS].join(", ");
  await collectLittle(client);
  await inTransaction(client, async () => {
    await client.query(`DELETE FROM ${LIVE}.podcasts WHERE position IN (SELECT position FROM ${NEXT}.leaving)`);
    await client.query(`INSERT INTO ${LIVE}.podcasts (${columns}) SELECT ${columns} FROM ${CAME} ORDER BY position`);
    await sortInCollected(client);
    await changeVocabulary(client);
    const sums = `SELECT label, sum(podcasts) AS podcasts, sum(known) AS known, sum(low_sum) AS low_sum, sum(high_sum) AS high_sum
      FROM (${categorySums(CAME)} UNION ALL
            SELECT label, -podcasts, -known, -low_sum, -high_sum FROM (${categorySums(WENT)}) went) both_ways GROUP BY label`;
    await addCategories(client, LIVE, { sums, names: await categoryNames(client, CAME) });
    await meanOfCategories(client, LIVE);
    await shiftRankMarks(client, LIVE, { came: CAME, went: WENT });
    await describeChange(client, now);
    await replaceEpisodes(client, LIVE);
    await dropStaged(client);
    await beforeEnd({ ...(await catalogueOf(client, LIVE)), categories: await categoriesOf(client, LIVE) });
  });
}

async function changeVocabulary(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE ${LIVE}.vocabulary v SET titles = v.titles + w.titles, hosts = v.hosts + w.hosts, topics = v.topics + w.topics
     FROM ${NEXT}.words w WHERE w.word = v.word`,
  );
  await client.query(
    `INSERT INTO ${LIVE}.vocabulary (word, titles, hosts, topics) SELECT word, titles, hosts, topics FROM ${NEXT}.words w
     WHERE NOT EXISTS (SELECT 1 FROM ${LIVE}.vocabulary v WHERE v.word = w.word)`,
  );
  await client.query(
    `DELETE FROM ${LIVE}.vocabulary v USING ${NEXT}.words w
     WHERE w.word = v.word AND v.titles <= 0 AND v.hosts <= 0 AND v.topics <= 0`,
  );
}

type Info = { languages: { code: string; podcasts: number }[] };

async function describeChange(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<Info>(`SELECT languages FROM ${LIVE}.info`);
  const languages = new Map(rows[0]?.languages.map(({ code, podcasts }) => [code, podcasts]));
  const change = await client.query<{ code: string; podcasts: number }>(
    `${languageCounts(CAME)} UNION ALL SELECT code, -podcasts FROM (${languageCounts(WENT)}) went`,
  );
  for (const { code, podcasts } of change.rows) languages.set(code, (languages.get(code) ?? 0) + podcasts);
  const named = namedLanguages([...languages].map(([code, podcasts]) => ({ code, podcasts })));
  const difference = (value: string) => `(SELECT ${value} FROM ${CAME}) - (SELECT ${value} FROM ${WENT})`;
  await client.query(
    `UPDATE ${LIVE}.info SET generation = generation + 1, updated_at = $1, languages = $2,
       podcasts = podcasts + ${difference("count(*)")},
       episodes = episodes + ${difference("coalesce(sum(episode_count), 0)")},
       checksum = (checksum::numeric + (${checksumSql(CAME)}) - (${checksumSql(WENT)}))::text,
       last_position = greatest(last_position, (SELECT max(position) FROM ${CAME})),
       changed = changed + (SELECT count(*) FROM ${CAME}) + (SELECT count(*) FROM ${WENT})`,
    [now, JSON.stringify(named)],
  );
}
