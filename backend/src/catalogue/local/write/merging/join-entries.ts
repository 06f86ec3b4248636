import { hostingDomain } from "@earshot/domain/catalogue/shows/hosting-domain";
import { groupSameShows, MAKER_LINKS, type ShowEntry } from "@earshot/domain/catalogue/same-show/same-show";
import { SHORTEST_NAME } from "@earshot/domain/catalogue/same-show/title-variants";
import type { Client, ClientBase } from "pg";
import { batchesOf } from "../staging/build-connection.js";
import { hostNames } from "../../record/words/names.js";
import { NO_FEED_ADDRESS } from "../../../import/text/web-address.js";
import { inTransaction, LIVE, NEXT, UNCHANGED } from "../staging/generation.js";
import { joinFacts, ownFeed } from "./join-facts.js";
import { factsByKey, stageMerged } from "./merge-sources.js";
import { stagedPodcast } from "../staging/staged-podcast.js";
import { hashOfShow } from "../staging/facts-hash.js";
import { feedIdentity } from "../../record/feed-identity.js";
import { podcastId } from "../../record/podcast-id.js";
import { signalsIn } from "../../record/stored-signals.js";
import type { PodcastFacts } from "../../record/show-table.js";

/** If more rows than this share a title ("Sermons", "Podcast"), only rows by the same author are compared. */
const COMMON = 50;

type Found = { readonly name: string; readonly key: string; readonly stored: boolean };
type Entry = { readonly facts: PodcastFacts; readonly stored: boolean };

/**
 * Merges directory entries (a page without a feed, or with a feed found for it), imported or stored, with the same show from
 * another source: one row gets all facts, and the others are dropped. Their ids redirect to that row (`moved_shows`). Returns the
 * next free sequence number.
 */
export async function joinEntries(client: Client, now: Date, sequence: number): Promise<number> {
  const { rowCount } = await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.joining AS
     WITH entry AS (
       SELECT title, title_key, ${withoutMaker("staged")} AS title_alone FROM ${NEXT}.staged
       WHERE (${isEntry("staged")} OR ${foundItsFeed("staged")}) AND length(title_key) > 2
       UNION SELECT s.title, s.title_key, ${withoutMaker("s")}
       FROM ${NEXT}.staged s JOIN ${UNCHANGED} ON staying.title_key = s.title_key
       WHERE s.source <> 'demo' AND length(s.title_key) > 2 AND ${isEntry("staying")}
     ), named AS (
       SELECT title_key, title_alone, ${plain(`coalesce(${nameBeforeTail("entry")}, title_alone)`)} AS short_key FROM entry
     )
     SELECT form AS title_key, min(short_key) AS short_key FROM named, unnest(ARRAY[
       title_key, title_alone, short_key, 'the' || short_key, short_key || 'podcast', 'the' || short_key || 'podcast'
     ]) AS form GROUP BY form`,
  );
  if (rowCount) {
    await client.query(`CREATE INDEX ON ${NEXT}.staged (title_key, host_key)`);
    await client.query(`ANALYZE ${NEXT}.staged (title_key, host_key)`);
    await client.query(`CREATE INDEX ON ${NEXT}.joining (short_key)`);
    await addLongerTitles(client);
  }
  let next = sequence;
  await inTransaction(client, async () => {
    const keys = `SELECT DISTINCT short_key FROM ${NEXT}.joining ORDER BY short_key`;
    for await (const rows of batchesOf<{ short_key: string }>(client, keys)) {
      const titles = rows.map((row) => row.short_key);
      const shows = (await groupsOf(client, titles)).flatMap(showsOf);
      next = await joinShows(client, shows, { now, sequence: next });
    }
  });
  await client.query(`DROP TABLE ${NEXT}.joining`);
  return next;
}

/** Adds the titles that continue one of the names: "Morbid: A True Crime Podcast" for the name "Morbid". */
async function addLongerTitles(client: ClientBase): Promise<void> {
  const begins = (row: string) => `${row}.title_key > prefix AND ${row}.title_key < prefix || chr(1114111)`;
  await client.query(
    `INSERT INTO ${NEXT}.joining
     SELECT f.title_key, min(short_key) FROM (SELECT DISTINCT short_key FROM ${NEXT}.joining WHERE length(short_key) >= $1) name
     CROSS JOIN LATERAL (VALUES (short_key), ('the' || short_key)) prefixes (prefix)
     CROSS JOIN LATERAL (
       SELECT title, title_key FROM ${NEXT}.staged s WHERE ${begins("s")} AND s.source <> 'demo'
       UNION ALL SELECT title, title_key FROM ${UNCHANGED} WHERE ${begins("staying")} AND staying.source <> 'demo'
     ) f
     WHERE ${plain(nameBeforeTail("f"))} = short_key
       AND NOT EXISTS (SELECT 1 FROM ${NEXT}.joining known WHERE known.title_key = f.title_key) GROUP BY 1`,
    [SHORTEST_NAME],
  );
}

/** Entries that share a title, or title and author if the title is common. */
async function groupsOf(client: ClientBase, titles: readonly string[]): Promise<Entry[][]> {
  const { rows } = await client.query<Found>(
    `WITH asked AS (SELECT title_key, short_key, (SELECT count(*) FROM (
         (SELECT 1 FROM ${NEXT}.staged s WHERE s.title_key = t.title_key LIMIT ${COMMON})
         UNION ALL (SELECT 1 FROM ${LIVE}.podcasts p WHERE p.title_key = t.title_key LIMIT ${COMMON})
       ) named) >= ${COMMON} AS common FROM ${NEXT}.joining t WHERE short_key = ANY($1)),
     found AS (SELECT a.short_key AS title_key, a.common, f.host_key, f.key, f.stored, f.entry FROM asked a CROSS JOIN LATERAL (
       SELECT host_key, key, false AS stored, ${isEntry("s")} AS entry
       FROM ${NEXT}.staged s WHERE s.title_key = a.title_key AND s.source <> 'demo'
       UNION ALL
       SELECT host_key, key, true, ${isEntry("staying")}
       FROM ${UNCHANGED} WHERE staying.title_key = a.title_key AND staying.source <> 'demo'
     ) f)
     SELECT CASE WHEN common THEN title_key || chr(10) || host_key ELSE title_key END AS name, key, bool_or(stored) AS stored
     FROM (SELECT *, bool_or(entry AND host_key <> '') OVER (PARTITION BY title_key, host_key) AS listed FROM found) all_found
     WHERE NOT common OR listed GROUP BY 1, 2`,
    [titles],
  );
  const several = [...Map.groupBy(rows, ({ name }) => name).values()].filter(({ length }) => length > 1);
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

/** Replaces the rows of each show with one. Returns the next free sequence number. */
async function joinShows(
  client: Client,
  shows: readonly (readonly [Entry, ...Entry[]])[],
  { now, sequence }: { readonly now: Date; readonly sequence: number },
): Promise<number> {
  const gone = shows.flatMap(([first, ...others]) =>
    others.map(({ facts }) => ({ key: facts.key, to: podcastId(first.facts.key) })),
  );
  const keys = gone.map(({ key }) => key);
  await client.query(`DELETE FROM ${NEXT}.staged WHERE key = ANY($1)`, [keys]);
  await client.query(`INSERT INTO ${NEXT}.unseen SELECT position FROM ${LIVE}.podcasts WHERE key = ANY($1)`, [keys]);
  await client.query(`INSERT INTO ${NEXT}.moved SELECT unnest($1::text[]), unnest($2::text[]) ON CONFLICT DO NOTHING`, [
    keys.map(podcastId),
    gone.map(({ to }) => to),
  ]);
  const rows = shows.flatMap((entries) => {
    const whole = joinFacts(entries.map(({ facts }) => facts));
    return hashOfShow(whole, now) === hashOfShow(entries[0].facts, now) ? [] : [stagedPodcast(whole, now)];
  });
  return stageMerged(client, rows, sequence);
}

/** Whether a row is a page in a directory, without a feed of its own. */
const isEntry = (row: string): string => `${row}.source = 'dump' AND ${row}.feed_url IS NULL`;

/** The key of the title without the row's own author at the end: "upfirst" for "Up First from NPR". */
const withoutMaker = (row: string): string =>
  `CASE ${MAKER_LINKS.map(
    (link) =>
      `WHEN ${row}.host_key <> '' AND length(${row}.title_key) > length(${row}.host_key) + ${link.length + 2}
         AND right(${row}.title_key, length(${row}.host_key) + ${link.length}) = '${link}' || ${row}.host_key
       THEN left(${row}.title_key, -(length(${row}.host_key) + ${link.length}))`,
  ).join(" ")} ELSE ${row}.title_key END`;

/** The key of what precedes a title's subtitle, hosts or edition; NULL for a title without, or one that is not in Latin letters. */
function nameBeforeTail(row: string): string {
  const name = `substring(${row}.title from '(?i)^(.+?)(?:\\s*[:|(]|\\s+[-–—]\\s|\\s+(?:with|w/)\\s)')`;
  const key = `regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;
  return `CASE WHEN length(${key}) > 2 AND starts_with(${row}.title_key, ${key}) THEN ${key} END`;
}

/** A key without "the" at its beginning and "podcast" at its end. */
const plain = (key: string): string =>
  `regexp_replace(regexp_replace(${key}, '^the(?=...)', ''), '(?<=...)podcast$', '')`;

/** Whether a row has the key of a directory page and a feed that was found for it. The feed may also have its own row. */
const foundItsFeed = (row: string): string =>
  `${row}.source IN ('feed', 'both') AND ${row}.feed_url IS NOT NULL AND strpos(lower(${row}.feed_url), lower(${row}.key)) = 0`;

/** Groups of entries that describe one show; the entry to keep comes first. */
function showsOf(group: readonly Entry[]): (readonly [Entry, ...Entry[]])[] {
  return groupSameShows(group, ({ facts }) => entryOf(facts)).flatMap((entries) => {
    const [first, ...others] = entries.sort((a, b) => rankOf(a) - rankOf(b) || (a.facts.key < b.facts.key ? -1 : 1));
    return first === undefined || others.length === 0 ? [] : [[first, ...others] as const];
  });
}

/**
 * The show's own feed comes first, if possible under its own key, because it is refreshed under that key. Then a stored entry,
 * which keeps its id, then Apple's entry. Another feed that points to the show's never replaces a page whose feed was found: anyone's can.
 */
function rankOf({ facts, stored }: Entry): number {
  return placeOf(facts) + (stored ? 0 : 2) + (facts.itunesId === undefined ? 1 : 0);
}

const NO_ADDRESS = new RegExp(NO_FEED_ADDRESS);

function placeOf(facts: PodcastFacts): number {
  const feed = ownFeed(facts);
  if (feed === undefined) return 12;
  if (identityOf(feed) === facts.key) return 0;
  return NO_ADDRESS.test(facts.key) ? 4 : 8;
}

const identityOf = (feed: string): string => feedIdentity(feed) ?? feed;

function entryOf(facts: PodcastFacts): ShowEntry {
  const feed = ownFeed(facts);
  return {
    ...facts,
    people: hostNames(facts),
    feedUrl: feed && identityOf(feed),
    directory: feed === undefined ? hostingDomain(facts.key) : undefined,
    popularIn: popularIn(facts),
  };
}

/** The category of a list of popular shows that contains the entry. */
function popularIn({ signals }: PodcastFacts): string | undefined {
  const genres = (signalsIn(signals) ?? []).flatMap((signal) => (signal.kind === "list" ? (signal.genre ?? []) : []));
  return genres[0];
}
