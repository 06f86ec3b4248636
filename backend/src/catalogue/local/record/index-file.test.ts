import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { INDEX_INDEXES, INDEX_TABLES, COUNT_WORDS } from "./index-schema.js";
import { type IndexableShow, indexedShow } from "./index-show.js";
import { apart, domainLabels, labelWord } from "./words/label-words.js";
import { indexedWords } from "./words/lexemes.js";
import { type Description, readDescriptions, wordNumber, writeDescription } from "./words/word-numbers.js";

const SHOW: IndexableShow = {
  id: "a",
  sinks: 0,
  ranked: true,
  size: 3.5,
  title: "DH Unplugged",
  author: "Ida Kelp",
  owner: "Reef Media",
  description: "<b>Markets</b> without a suit.",
  categories: ["Society & Culture", "News"],
  language: "en",
  country: "GB",
  explicit: false,
  has_contact: true,
  host: "libsyn.com",
  itunes_id: "77",
  episode_count: 12,
  popularity_score: 7.5,
  last_update: "1700000000",
  newest_episode: null,
  detected_language: null,
  listeners_low: "100",
  listeners_high: "800",
  fetched_at: "1700000000",
  oldest_episode: null,
  update_interval_days: 7,
  as_of: null,
  listener_range: "100-800",
  signals: null,
  dead: false,
};

let file: DatabaseSync;
beforeEach(() => {
  file = new DatabaseSync(":memory:");
  file.exec(INDEX_TABLES);
});
afterEach(() => file.close());

const TABLES = ["shows", "texts", "titles", "hosts", "topics"] as const;

function add(place: number, more: Partial<IndexableShow> = {}): void {
  const show = indexedShow({ ...SHOW, ...more }, (name) => name.length);
  for (const table of TABLES) {
    const columns = file.prepare("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0 AND name <> 'place'");
    const names = columns.all(table).map(({ name }) => String(name));
    const place_ = table === "shows" || table === "texts" ? "place" : "rowid";
    file
      .prepare(`INSERT INTO ${table} (${place_}, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})`)
      .run(place, ...show[table]);
  }
}

const places = (table: string, match: string) =>
  file
    .prepare(`SELECT rowid AS place FROM ${table} WHERE ${table} MATCH ?`)
    .all(match)
    .map(({ place }) => place);

test("the index keeps and finds every word of every text unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat({ max: 1_000_000 }), (text, place) => {
      const words = indexedWords(text);
      fc.pre(words.length > 0);
      file.exec("INSERT INTO titles (titles) VALUES ('delete-all')");
      file.prepare("INSERT INTO titles (rowid, words) VALUES (?, ?)").run(place, words.join(" "));
      expect(places("titles", `"${words.join(" ")}"`)).toEqual([place]);
      file.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.kept USING fts5vocab(main, titles, instance)");
      const stored = file.prepare("SELECT term FROM temp.kept WHERE doc = ? ORDER BY offset").all(place);
      expect(stored.map(({ term }) => term)).toEqual(words);
    }),
    { numRuns: 500 },
  );
});

test("finds a show by words, labels and phrases, but not by a phrase across categories", () => {
  add(16);
  add(32, { id: "b", title: "Markets", categories: [] });
  expect(places("titles", '"dh unplugged"')).toEqual([16]);
  expect(places("hosts", '"reef media"')).toEqual([16, 32]);
  expect(places("hosts", '"kelp reef"')).toEqual([]);
  expect(places("topics", '"markets"')).toEqual([16, 32]);
  expect(places("topics", `"${labelWord("c:society culture")}"`)).toEqual([16]);
  expect(places("titles", `"${labelWord("l:en")}" "markets"`)).toEqual([32]);
  expect(places("topics", '"culture news"')).toEqual([]);
  expect(places("topics", '"b"')).toEqual([]);
});

test("labels are single words, each different", () => {
  const labels = ["c:a b", "c:ab", "c:a-b", "h:a.b", "h:a-b", "l:en", "x:1"];
  expect(new Set(labels.map(labelWord)).size).toBe(labels.length);
  for (const label of labels) expect(labelWord(label)).toMatch(/^\ue000[a-z0-9\ue100-\ue17f]+$/);
  expect(domainLabels("Feeds.Libsyn.com")).toEqual(["h:feeds.libsyn.com", "h:libsyn.com"]);
  expect(domainLabels("localhost")).toEqual(["h:localhost"]);
});

test("stores the columns that filters and sorts read", () => {
  add(16);
  file.exec(INDEX_INDEXES);
  expect(file.prepare("SELECT * FROM shows").get()).toMatchObject({
    place: 16,
    explicit: 0,
    contact: 1,
    episodes: 12,
    low: 100,
    high: 800,
    listeners: 283,
    updated: 1_700_000_000,
    newest: -1,
    heard: 1_700_000_000,
    itunes: 77,
    categories: "17 4",
  });
  expect(file.prepare("SELECT * FROM texts").get()).toMatchObject({
    id: "a",
    title: "dh unplugged",
    host: "ida kelp",
    owner: "reef media",
    described: writeDescription(["markets", "without", "a", "suit"]),
  });
});

test("words are counted by the shows that have them", () => {
  add(16);
  add(32, { title: "Dhunplugged", description: "Dhunplugged markets, markets", author: null, owner: null });
  file.exec("INSERT INTO titles(titles) VALUES ('optimize')");
  file.exec(COUNT_WORDS);
  const counts = (word: string) => file.prepare("SELECT titles, hosts, topics FROM words WHERE word = ?").get(word);
  expect(counts("unplugged")).toEqual({ titles: 1, hosts: 0, topics: 1 });
  expect(counts("dhunplugged")).toEqual({ titles: 1, hosts: 0, topics: 1 });
  expect(counts("markets")).toEqual({ titles: 0, hosts: 0, topics: 2 });
  expect(counts("kelp")).toEqual({ titles: 0, hosts: 1, topics: 0 });
  expect(counts("idakelp")).toBeUndefined();
  expect(file.prepare("SELECT count(*) AS labels FROM words WHERE word > char(57343)").get()).toEqual({ labels: 0 });
});

test("a description keeps the numbers of its words in order", () => {
  const words = indexedWords(apart(["It is a long way", "図書室"]));
  const bytes = writeDescription([...words, ...words]);
  const [{ different, numbers }] = readDescriptions(bytes, [bytes.length]) as [Description];
  expect([...numbers]).toEqual([...words, ...words].map(wordNumber));
  expect(different).toBe(new Set(words).size);
});
