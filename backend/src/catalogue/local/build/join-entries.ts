import { hostingDomain } from "@earshot/domain/catalogue/hosting-domain";
import { isSameShow, type ShowEntry } from "@earshot/domain/catalogue/same-show";
import type { ClientBase } from "pg";
import { hostNames } from "../record/host-names.js";
import { LIVE, NEXT, STAYING } from "./generation.js";
import { joinFacts } from "./join-facts.js";
import { factsByKey, insertStaged } from "./merge-sources.js";
import { stagedPodcast } from "./staged-podcast.js";
import type { PodcastFacts } from "../record/show-table.js";
import { hashOfShow } from "./facts-hash.js";

/** Names that are read at once. */
const BATCH = 200;

type Named = { readonly title_key: string; readonly host_key: string };
type Found = Named & { readonly key: string; readonly stored: boolean };
type Entry = { readonly facts: PodcastFacts; readonly stored: boolean };

/**
 * Joins entries of directories that an import brings (they have a page there and no feed of their own) with the same show from
 * another source: one of them gets what the others know, and the others go. A show that is stored keeps its key and thereby its
 * id. Gives the next free sequence number.
 */
export async function joinEntries(client: ClientBase, now: Date, sequence: number): Promise<number> {
  const { rowCount } = await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.joining AS SELECT DISTINCT title_key, host_key FROM ${NEXT}.staged
     WHERE source = 'dump' AND feed_url IS NULL AND length(title_key) > 2 AND host_key <> ''`,
  );
  if (rowCount) {
    await client.query(`CREATE INDEX ON ${NEXT}.staged (title_key, host_key)`);
    await client.query(`ANALYZE ${NEXT}.staged (title_key, host_key)`);
  }
  let next = sequence;
  let after: Named = { title_key: "", host_key: "" };
  while (rowCount) {
    const { rows } = await client.query<Named>(
      `SELECT title_key, host_key FROM ${NEXT}.joining WHERE (title_key, host_key) > ($1, $2)
       ORDER BY title_key, host_key LIMIT ${BATCH}`,
      [after.title_key, after.host_key],
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last;
    for (const group of await groupsOf(client, rows)) next = await joinGroup(client, { group, now, sequence: next });
  }
  await client.query(`DROP TABLE ${NEXT}.joining`);
  return next;
}

/** Entries by their names, where more than one has them. */
async function groupsOf(client: ClientBase, names: readonly Named[]): Promise<Entry[][]> {
  const { rows } = await client.query<Found>(
    `WITH asked AS (SELECT * FROM unnest($1::text[], $2::text[]) AS asked (title_key, host_key))
     SELECT a.title_key, a.host_key, f.key, bool_or(f.stored) AS stored
     FROM asked a CROSS JOIN LATERAL (
       SELECT key, false AS stored FROM ${NEXT}.staged s
       WHERE s.title_key = a.title_key AND s.host_key = a.host_key AND s.source <> 'demo'
       UNION ALL
       SELECT key, true FROM ${STAYING}
       WHERE staying.title_key = a.title_key AND staying.host_key = a.host_key AND staying.source <> 'demo'
     ) f GROUP BY 1, 2, 3`,
    [names.map(({ title_key }) => title_key), names.map(({ host_key }) => host_key)],
  );
  const groups = new Map<string, Found[]>();
  for (const row of rows) {
    const name = `${row.title_key} ${row.host_key}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const several = [...groups.values()].filter(({ length }) => length > 1);
  const facts = new Map(
    [...(await factsByKey(client, several.flat().map(({ key }) => key)))].map((one) => [one.key, one] as const),
  ); // prettier-ignore
  return several.map((group) =>
    group.flatMap(({ key, stored }) => {
      const known = facts.get(key);
      return known ? [{ facts: known, stored }] : [];
    }),
  );
}

async function joinGroup(
  client: ClientBase,
  { group, now, sequence }: { readonly group: readonly Entry[]; readonly now: Date; readonly sequence: number },
): Promise<number> {
  let next = sequence;
  for (const [first, ...gone] of showsOf(group)) {
    const whole = joinFacts([first, ...gone].map(({ facts }) => facts));
    const keys = gone.map(({ facts }) => facts.key);
    await client.query(`DELETE FROM ${NEXT}.staged WHERE key = ANY($1)`, [keys]);
    await client.query(`INSERT INTO ${NEXT}.unseen SELECT position FROM ${LIVE}.podcasts WHERE key = ANY($1)`, [keys]);
    if (hashOfShow(whole, now) === hashOfShow(first.facts, now)) continue;
    await insertStaged(client, stagedPodcast(whole, now), next);
    next += 1;
  }
  return next;
}

/** The shows that several of these entries are of, each with the entry that remains first. */
function showsOf(group: readonly Entry[]): (readonly [Entry, ...Entry[]])[] {
  const sorted = [...group].sort((a, b) => rankOf(a) - rankOf(b) || (a.facts.key < b.facts.key ? -1 : 1));
  const taken = new Set<Entry>();
  return sorted.flatMap((first) => {
    if (taken.has(first)) return [];
    const others = sorted.filter((other) => other !== first && !taken.has(other));
    // A stored entry keeps its id: it is not taken into one that only comes now.
    const fitting = others.filter((other) => isSame(first, other) && (!other.stored || first.stored));
    const strangers = others.filter((other) => !fitting.includes(other));
    // An entry that fits several shows may be any of them, and is joined with none.
    const joined = fitting.every((one) => fitting.every((other) => one === other || isSame(one, other)))
      ? fitting.filter((other) => strangers.every((stranger) => !isSame(stranger, other)))
      : [];
    for (const one of joined) taken.add(one);
    return joined.length === 0 ? [] : [[first, ...joined] as const];
  });
}

const isSame = (a: Entry, b: Entry): boolean => isSameShow(entryOf(a.facts), entryOf(b.facts));

/** The show's own feed first, then what is stored, then Apple's entry. */
function rankOf({ facts, stored }: Entry): number {
  return (facts.feedUrl === undefined ? 4 : 0) + (stored ? 0 : 2) + (facts.itunesId === undefined ? 1 : 0);
}

function entryOf(facts: PodcastFacts): ShowEntry {
  return {
    ...facts,
    author: hostNames(facts)[0],
    directory: facts.feedUrl === undefined ? hostingDomain(facts.key) : undefined,
  };
}
