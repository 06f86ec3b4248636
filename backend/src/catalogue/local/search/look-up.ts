import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { nearTitles } from "@earshot/domain/catalogue/near-titles";
import { LOOKUP_MAX, type LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { DataSource } from "typeorm";
import { feedIdentity } from "../record/feed-identity.js";
import { PODCAST_COLUMNS, podcastOf, type PodcastRow } from "./podcast.row.js";
import { nameKey } from "../record/name-key.js";

type Found = ReadonlyMap<string, readonly Podcast[]>;

/** A shorter beginning is shared by too many titles to say anything. */
const SHORTEST_BEGINNING = 6;
/** The largest bigint is larger than any number at Apple, and a longer one would make the database complain. */
const ITUNES_ID = /^\d{1,15}$/;

/** Shows by what others call them, in a few queries however many are asked for. */
export async function lookUp(database: DataSource, keys: readonly LookupKey[]): Promise<(readonly Podcast[])[]> {
  const of = (kind: LookupKey["kind"]): string[] => keys.filter((key) => key.kind === kind).map(({ value }) => value);
  const titles = of("title");
  const nearOf = new Map(titles.map((title) => [title, nearTitles(title).map(nameKey)]));
  const exactKeys = titles.flatMap((title) => [nameKey(title), ...(nearOf.get(title) ?? [])]);
  const feeds = of("feed").flatMap((address) => feedIdentity(address) ?? []);
  const [byId, byFeed, byItunes, called] = await Promise.all([
    matching(database, "p.id = wanted.value", of("id")),
    matching(database, "p.feed_identity = wanted.value", feeds),
    matching(
      database,
      "p.itunes_id = wanted.value::bigint",
      of("itunes").filter((value) => ITUNES_ID.test(value)),
    ),
    matching(database, "p.title_key = wanted.value", exactKeys),
  ]);
  const open = titles.filter((title) => ![nameKey(title), ...(nearOf.get(title) ?? [])].some((key) => called.has(key)));
  const begun = await beginning(database, open.map(nameKey));
  return keys.map(({ kind, value }) => {
    if (kind === "id") return byId.get(value) ?? [];
    if (kind === "feed") return byFeed.get(feedIdentity(value) ?? "") ?? [];
    if (kind === "itunes") return byItunes.get(value) ?? [];
    const near = [
      ...(nearOf.get(value) ?? []).flatMap((key) => called.get(key) ?? []),
      ...(begun.get(nameKey(value)) ?? []),
    ];
    const exact = called.get(nameKey(value)) ?? [];
    return [...new Map([...exact, ...near].map((podcast) => [podcast.id, podcast])).values()].slice(0, LOOKUP_MAX);
  });
}

/** Per wanted value the most popular shows of which the condition holds. */
async function matching(database: DataSource, condition: string, values: readonly string[]): Promise<Found> {
  const wanted = [...new Set(values)].filter((value) => value !== "" && !value.includes("\0"));
  if (wanted.length === 0) return new Map();
  return grouped(
    await database.query<(PodcastRow & { wanted: string })[]>(
      `SELECT wanted.value AS wanted, found.* FROM unnest($1::text[]) AS wanted (value),
       LATERAL (SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts p
         WHERE ${condition} ORDER BY position LIMIT ${LOOKUP_MAX}) AS found`,
      [wanted],
    ),
  );
}

/** Shows whose title goes on from what is wanted: the next ones in the alphabet. */
async function beginning(database: DataSource, keys: readonly string[]): Promise<Found> {
  const wanted = [...new Set(keys)].filter((key) => key.length >= SHORTEST_BEGINNING);
  if (wanted.length === 0) return new Map();
  return grouped(
    await database.query<(PodcastRow & { wanted: string })[]>(
      `SELECT wanted.value AS wanted, found.* FROM unnest($1::text[]) AS wanted (value),
       LATERAL (SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts p
         WHERE title_key > wanted.value AND title_key < wanted.value || chr(1114111)
         ORDER BY title_key, position LIMIT ${LOOKUP_MAX}) AS found`,
      [wanted],
    ),
  );
}

function grouped(rows: readonly (PodcastRow & { wanted: string })[]): Found {
  const found = new Map<string, Podcast[]>();
  for (const row of rows) {
    const shows = found.get(row.wanted) ?? [];
    shows.push(podcastOf(row));
    found.set(row.wanted, shows);
  }
  return found;
}
