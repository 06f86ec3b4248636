import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { nearTitles } from "@earshot/domain/catalogue/text/near-titles";
import { LOOKUP_MAX, type LookupKey } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { StoredCatalogue } from "../record/stored-catalogue.js";
import { withPauses } from "../../../http/body/with-pauses.js";
import { feedIdentity } from "../record/feed-identity.js";
import { PODCAST_COLUMNS, podcastOf, type PodcastRow } from "./podcast.row.js";
import { nameKey } from "../record/words/names.js";

type Found = ReadonlyMap<string, readonly Podcast[]>;

/** Shorter beginnings are common to too many titles. */
const SHORTEST_BEGINNING = 6;
/** A title that begins with the requested one: these come next in alphabetical order. */
const BEGINS = "title_key > wanted.value AND title_key < wanted.value || chr(1114111)";
/** Fewer digits than the largest bigint, but more than any of Apple's numbers has. A longer number would cause a database error. */
const ITUNES_ID = /^\d{1,15}$/;

/** A title in the form that is compared, and other names that the same show may have. */
type Called = { readonly key: string; readonly near: readonly string[] };

/** Finds shows by other programs' identifiers, with a few queries for any number. `byIds` finds shows by our ids. */
export async function lookUp(
  database: StoredCatalogue,
  keys: readonly LookupKey[],
  byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Podcast>>,
): Promise<(readonly Podcast[])[]> {
  const of = (kind: LookupKey["kind"]): string[] => keys.filter((key) => key.kind === kind).map(({ value }) => value);
  const titles = await calledAs(of("title"));
  const feeds = of("feed").flatMap((address) => feedIdentity(address) ?? []);
  const [byId, byFeed, byItunes, byGuid, called] = await Promise.all([
    byIds(of("id")),
    matching(database, "p.feed_identity = wanted.value", feeds),
    matching(
      database,
      "p.itunes_id = wanted.value::bigint",
      of("itunes").filter((value) => ITUNES_ID.test(value)),
    ),
    matching(database, "lower(p.podcast_guid) = lower(wanted.value)", of("guid").map(trimmed)),
    matching(
      database,
      "p.title_key = wanted.value",
      [...titles.values()].flatMap(({ key, near }) => [key, ...near]),
    ),
  ]);
  const open = [...titles.values()].filter(({ key, near }) => ![key, ...near].some((each) => called.has(each)));
  const keysOfOpen = open.map(({ key }) => key).filter((key) => key.length >= SHORTEST_BEGINNING);
  const begun = await matching(database, BEGINS, keysOfOpen, "title_key, position");
  return keys.map(({ kind, value }) => {
    if (kind === "id") return [byId.get(value)].filter((podcast) => podcast !== undefined);
    if (kind === "feed") return byFeed.get(feedIdentity(value) ?? "") ?? [];
    if (kind === "itunes") return byItunes.get(value) ?? [];
    if (kind === "guid") return byGuid.get(trimmed(value)) ?? [];
    const { key = "", near = [] } = titles.get(value) ?? {};
    const alike = [...near.flatMap((each) => called.get(each) ?? []), ...(begun.get(key) ?? [])];
    const exact = called.get(key) ?? [];
    return [...new Map([...exact, ...alike].map((podcast) => [podcast.id, podcast])).values()].slice(0, LOOKUP_MAX);
  });
}

const trimmed = (text: string): string => text.trim();

async function calledAs(titles: readonly string[]): Promise<ReadonlyMap<string, Called>> {
  const called = new Map<string, Called>();
  for await (const title of withPauses(new Set(titles))) {
    called.set(title, { key: nameKey(title), near: nearTitles(title).map(nameKey) });
  }
  return called;
}

/** For each requested value, the first shows in the given order that meet the condition. */
async function matching(
  database: StoredCatalogue,
  condition: string,
  values: readonly string[],
  order = "position",
): Promise<Found> {
  const wanted = [...new Set(values)].filter((value) => value !== "" && !value.includes("\0"));
  if (wanted.length === 0) return new Map();
  const rows = await database.query<(PodcastRow & { wanted: string })[]>(
    `SELECT wanted.value AS wanted, found.* FROM unnest($1::text[]) AS wanted (value),
     LATERAL (SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts p
       WHERE ${condition} ORDER BY ${order} LIMIT ${LOOKUP_MAX}) AS found`,
    [wanted],
  );
  const found = new Map<string, Podcast[]>();
  for await (const row of withPauses(rows)) {
    const shows = found.get(row.wanted) ?? [];
    shows.push(podcastOf(row));
    found.set(row.wanted, shows);
  }
  return found;
}
