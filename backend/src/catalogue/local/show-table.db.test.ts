import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import type { ImportedPodcast } from "./record/imported-podcast.js";
import { signalsText } from "./record/stored-signals.js";
import { factsOfRow } from "./record/podcast-facts.js";
import {
  DERIVED_COLUMNS,
  FACT_NAMES,
  type FactName,
  type FactsRow,
  PLACE_COLUMNS,
  type PodcastFacts,
  SHOW_COLUMNS,
  SHOW_FACTS,
} from "./record/show-table.js";
import { detailOf, PODCAST_COLUMNS, type PodcastRow } from "./shows/podcast.row.js";

const NOW = new Date("2026-08-04T10:00:00Z");

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

test("the table names the columns that the migrations made, with their types", async () => {
  const columns = await database.dataSource.query<unknown[]>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required FROM pg_attribute
     WHERE attrelid = 'catalogue.podcasts'::regclass AND attnum > 0 AND NOT attisdropped`,
  );
  const described = [
    ...Object.values(SHOW_FACTS).map((fact) => [fact.column, fact] as const),
    ...Object.entries({ ...DERIVED_COLUMNS, ...PLACE_COLUMNS }),
  ].map(([name, column]) => ({
    ...{ name, type: column.kind.type },
    required: "required" in column || "otherwise" in column,
  }));
  const byName = (all: readonly unknown[]) =>
    [...(all as { name: string }[])].sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName(columns)).toEqual(byName(described));
  expect([...SHOW_COLUMNS].sort()).toEqual(described.map(({ name }) => name).sort());
});

/**
 * The value in a dump and in the show's own feed, and the field on the show's page that contains it; undefined if the fact is only
 * used for look-ups, sorting or the hash.
 */
type Sample<Name extends FactName> = {
  readonly dump: PodcastFacts[Name];
  readonly feed: PodcastFacts[Name];
  readonly shown: keyof PodcastDetail | undefined;
};

const SAMPLES: { readonly [Name in FactName]-?: Sample<Name> } = {
  source: { dump: "dump", feed: "feed", shown: undefined },
  key: { dump: "k", feed: "k", shown: "id" },
  title: { dump: "Kelp", feed: "Kelp Talk", shown: "title" },
  author: { dump: "Ida", feed: "Ida Reef", shown: "itunesAuthor" },
  owner: { dump: "Reef", feed: "Reef Media", shown: "itunesAuthor" },
  description: { dump: "About kelp.", feed: "All about kelp.", shown: "description" },
  imageUrl: { dump: "https://a.example/1.png", feed: "https://a.example/2.png", shown: "imageUrl" },
  link: { dump: "https://a.example/", feed: "https://b.example/", shown: "link" },
  feedUrl: { dump: "https://a.example/feed", feed: "https://b.example/feed", shown: "url" },
  podcastGuid: { dump: "g1", feed: "g2", shown: undefined },
  host: { dump: "libsyn.com", feed: "acast.com", shown: "host" },
  itunesId: { dump: 12, feed: 13, shown: "itunesId" },
  categories: { dump: ["News"], feed: ["Arts", "Books"], shown: "categories" },
  language: { dump: "de", feed: "en", shown: "language" },
  country: { dump: "DE", feed: "GB", shown: "country" },
  explicit: { dump: true, feed: false, shown: "explicit" },
  hasContact: { dump: true, feed: false, shown: "hasContact" },
  episodeCount: { dump: 12, feed: 0, shown: "episodeCount" },
  popularityScore: { dump: 7.5, feed: 0, shown: "popularityScore" },
  priority: { dump: 3, feed: -1, shown: "priority" },
  createdOn: { dump: 1_500_000_000, feed: 1_400_000_000, shown: "createdOn" },
  lastUpdate: { dump: 1_700_000_000, feed: 1_710_000_000, shown: "lastUpdate" },
  newestEpisode: { dump: 1_700_000_000, feed: 1_785_000_000, shown: "activity" },
  oldestEpisode: { dump: 1_400_000_000, feed: 1_300_000_000, shown: "estimate" },
  asOf: { dump: 1_500_000_000, feed: 1_600_000_000, shown: "estimate" },
  updateIntervalDays: { dump: 7, feed: 1.5, shown: "estimate" },
  typicalDuration: { dump: 1_800, feed: 2_400, shown: "duration" },
  dead: { dump: true, feed: false, shown: undefined },
  listenerRange: { dump: "1,000-5,000", feed: "70,001+", shown: "listener_range" },
  signals: { dump: listed(900), feed: listed(5_000), shown: "estimate" },
};

/** The only demand signal that an import contains. All others are stored separately (`SignalBook`). */
function listed(shows: number): string | undefined {
  return signalsText([{ kind: "list", shows, source: "Top shows" }]);
}

const bare = (name: string) => ({ key: `https://${name}.example/feed`, title: name, categories: [] });
/** A show from a source that states one fact in addition to the required ones. */
function stating(source: "dump" | "feed", name: FactName): ImportedPodcast {
  const fixed = name === "source" || name === "key";
  return { ...bare(name), ...(fixed ? {} : { [name]: SAMPLES[name][source] }), source };
}

async function stored(name: FactName): Promise<PodcastFacts> {
  const rows = await database.dataSource.query<FactsRow[]>("SELECT * FROM catalogue.podcasts WHERE key = $1", [
    bare(name).key,
  ]);
  expect(rows).toHaveLength(1);
  return factsOfRow(rows[0] as FactsRow);
}

test("every fact is staged, merged and read", async () => {
  const states = (source: "dump" | "feed") => FACT_NAMES.map((name) => stating(source, name));
  expect(await importShows(database, states("dump"), { now: NOW })).toMatchObject({ added: FACT_NAMES.length });
  for (const name of FACT_NAMES) {
    const { source: _, ...facts } = stating("dump", name);
    expect(await stored(name)).toMatchObject({ ...facts, source: "dump" });
  }
  // A dump's measurements are preferred to what the feed itself states.
  expect(await importShows(database, states("feed"), { now: NOW })).toMatchObject({ updated: FACT_NAMES.length });
  for (const name of FACT_NAMES) {
    // Whether a feed exists is known only after it was read, so a dump's value does not take precedence.
    const measuredByDumps = "measured" in SHOW_FACTS[name] && name !== "dead";
    const { source: _, ...facts } = stating(measuredByDumps ? "dump" : "feed", name);
    expect(await stored(name)).toMatchObject({ ...facts, source: "both" });
  }
  const again = [...states("dump"), ...states("feed")];
  expect(await importShows(database, again, { now: NOW })).toMatchObject({ kept: FACT_NAMES.length, switched: false });
});

test("a page shows every public fact", async () => {
  const key = (name: FactName, source: "dump" | "feed") => `https://${name}.example/${source}`;
  const names = FACT_NAMES.filter((name) => SAMPLES[name].shown !== undefined);
  const shows = names.flatMap((name) =>
    (["dump", "feed"] as const).map((source): ImportedPodcast => {
      // Without a sign of demand, the estimate of a page shows no fact at all.
      const stated = { ...bare("same"), popularityScore: 6, [name]: SAMPLES[name][source] };
      return { ...stated, source: "dump", key: key(name, source) };
    }),
  );
  await importShows(database, shows, { now: NOW, mode: "replace" });
  const page = async (of: string): Promise<PodcastDetail> => {
    const found = `SELECT ${PODCAST_COLUMNS} FROM catalogue.podcasts WHERE key = $1`;
    const [row] = await database.dataSource.query<PodcastRow[]>(found, [of]);
    return detailOf(row as PodcastRow, null, NOW);
  };
  for (const name of names) {
    const [one, other] = [await page(key(name, "dump")), await page(key(name, "feed"))];
    const { shown = "id" } = SAMPLES[name];
    expect({ name, shown, value: one[shown] }).not.toEqual({ name, shown, value: other[shown] });
  }
});
