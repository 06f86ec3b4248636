import { testDatabase, type TestDatabase } from "../../../testing/test-database.js";
import { watchedQueries } from "../../../testing/watched-queries.js";
import { CatalogueBuild } from "../build/catalogue-build.js";
import { suggestions } from "./suggest.js";

const POPULAR = ["Harbour Lights", "The Harbour Master", "Our Harbour", "A Harbour Story", "Harbour News"];
const UNPOPULAR = ["Harbour Seals", "Old Harbour", "Lantern Tales", "The Lantern"];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, { mode: "replace", indexFolder: database.indexFolder });
  for (const [at, title] of [...POPULAR, ...UNPOPULAR].entries())
    await build.add({
      source: "dump",
      key: title,
      title,
      author: `Ada ${title}`,
      categories: [],
      listenerRange: `${90_000 - at * 1_000}-${95_000 - at * 1_000}`,
    });
  await build.finish();
  // As in a catalogue of two million shows, whose last these are.
  await database.dataSource.query("UPDATE catalogue.podcasts SET position = position + 2000000 WHERE key = ANY($1)", [
    UNPOPULAR,
  ]);
  await database.dataSource.query("UPDATE catalogue.info SET last_position = 2000009, podcasts = 2000009");
});
afterAll(() => database.drop());

const suggest = async (q: string, limit: number, mode: "title" | "host" = "title") => {
  const found = await suggestions(database.dataSource, { q, mode, limit });
  return found.filter(({ kind }) => kind === (mode === "host" ? "host" : "podcast")).map(({ text }) => text);
};

test("titles that begin so come first, from however far down; then popular ones that hold the words", async () => {
  expect(await suggest("harb", 8)).toEqual([
    "Harbour Lights",
    "Harbour News",
    "Harbour Seals",
    "The Harbour Master",
    "Our Harbour",
    "A Harbour Story",
    "Old Harbour",
  ]);
  expect(await suggest("harbour st", 8)).toEqual(["A Harbour Story"]);
});

test("where most shows are, words inside titles are looked for only when too few names are known", async () => {
  expect(await suggest("harb", 7)).toContain("Old Harbour");
  // Six names are known before, and six are wanted.
  const { watched, asked } = watchedQueries(database.dataSource);
  await suggestions(watched, { q: "harb", mode: "title", limit: 6 });
  expect(asked.filter((sql) => sql.includes("tier1") && sql.includes("@@"))).toHaveLength(1);
  expect(asked.filter((sql) => sql.includes("tier5") && sql.includes("@@"))).toEqual([]);
  expect(await suggest("lant", 6)).toEqual(["Lantern Tales", "The Lantern"]);
});

test("hosts are suggested from all tiers, the popular first", async () => {
  expect(await suggest("ada", 9, "host")).toEqual([...POPULAR, ...UNPOPULAR].map((title) => `Ada ${title}`));
  expect(await suggest("ada old", 3, "host")).toEqual(["Ada Old Harbour"]);
});

test("an empty catalogue suggests nothing", async () => {
  await database.dataSource.query("UPDATE catalogue.info SET last_position = 0, podcasts = 0");
  expect(await suggest("harb", 8)).toEqual([]);
});
