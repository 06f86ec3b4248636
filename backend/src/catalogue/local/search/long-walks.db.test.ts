import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
/** More than one block in the order by relevance. */
const POPULAR = 1_200;
/** The number of shows with each kind of name: as many as a search puts first, wherever they are. */
const NAMED = 100;
/** Milliseconds for two imports on a busy machine. */
const PATIENCE = 60_000;

const REQUEST = searchFor("science", { mode: "all", limit: 100 });

let database: TestDatabase;
let opened: TestCatalogue;
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

let made = 0;
const shows = (many: number, facts: (at: number) => Partial<ImportedPodcast>): ImportedPodcast[] =>
  Array.from({ length: many }, (_, at) => ({
    source: "dump",
    key: `show-${(made += 1)}`,
    title: `Atoms ${made}`,
    description: "About science.",
    categories: ["News"],
    listenerRange: `${(500_000 - 10 * made).toLocaleString("en")}+`,
    ...facts(at),
  }));

test(
  "paging across imports that renumber all shows repeats none",
  async () => {
    database = await testDatabase();
    const first = [
      ...shows(POPULAR, () => ({})),
      ...shows(NAMED, () => ({ title: "Science" })),
      ...shows(NAMED, (at) => ({ title: `Lab ${at}`, author: "Science" })),
      ...shows(NAMED, (at) => ({ title: `Science Daily ${at}` })),
      ...shows(NAMED, (at) => ({ title: `Cells ${at}`, categories: ["Science"] })),
    ];
    await importShows(database, first, { mode: "replace", now: NOW });
    opened = testCatalogue(database, { now: () => NOW });
    const given: string[] = [];
    let cursor: string | null = null;
    const next = async () => {
      const page = await opened.catalogue.search({ ...REQUEST, ...(cursor !== null && { cursor }) });
      given.push(...page.results.map(({ id }) => id));
      cursor = page.nextCursor;
    };
    for (let page = 0; page < 7; page += 1) await next();
    const paused = cursor!;
    const place = JSON.parse(Buffer.from(paused, "base64url").toString()) as { marked: string };
    // Five characters for each show.
    expect(place.marked.length / 5).toBeGreaterThan(250);

    let all = first;
    const importMore = async (many: number) => {
      all = [...shows(many, (at) => ({ title: `New ${at}`, listenerRange: "900,001+" })), ...all];
      await importShows(database, all, { mode: "replace", now: NOW });
      await opened.index.latest();
    };
    await importMore(300);
    for (let page = 1; cursor !== null; page += 1) {
      if (page % 2 === 0) await importMore(3);
      await next();
    }
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThanOrEqual(first.length);

    const { marked: _, ...rest } = place;
    const lost = Buffer.from(JSON.stringify({ ...rest, lost: true })).toString("base64url");
    await expect(opened.catalogue.search({ ...REQUEST, cursor: lost })).rejects.toMatchObject({
      code: "cursor.invalid",
    });
  },
  PATIENCE,
);
