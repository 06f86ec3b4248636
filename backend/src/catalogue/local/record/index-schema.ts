import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { LONGEST_KEY } from "./words/names.js";
import { COLUMN_TABLES } from "./show-columns.js";
import { WORD_LISTS } from "./word-lists.js";

/** Raised when files of an earlier version can no longer be read. Files with other coded facts cannot be read either. */
export const INDEX_VERSION = 13 + 1_000 * CODED_NAMES.length;

const keySql = (name: "title" | "host"): string =>
  `${name}_key TEXT AS (substr(replace(${name}, ' ', ''), 1, ${LONGEST_KEY}))`;

/**
 * The search index of one generation of the catalogue: an SQLite file that is written once and then only read.
 *
 * Every show has a `place`, a whole number that rises with falling popularity; it is the rowid of every table. So all hits come
 * most popular first, and a search stops when it has enough. Places need not be consecutive.
 *
 * - `shows`: narrow columns for filters, orders and facets. -1 means unknown. `heard` is the newest episode, else the last
 *   update; 0 is unknown. `listeners`, `audience` and `pace`: see `order-figures.ts`.
 * - `columns`: some of them again, for many shows at a time; see `COLUMN_TABLES`.
 * - `texts`: what ranking compares. Names are folded (`foldText`); `described` holds the numbers of the description's words.
 *   `size` is in ten-thousandths.
 * - `titles`, `hosts`, `topics`: which shows have a word, with its places. The words are those of `indexedWords`, with spaces
 *   between them. The words of the first column are followed by the show's `labelWord`s: an entry of the first column takes two
 *   bytes less than one of another.
 * - `word_lists`: the same for single words that many shows have; see `WORD_LISTS`.
 * - `words`: the number of shows with each word; `stems`: words that share a stem; `categories`: the names that `shows` counts.
 * - `beginnings`: prefixes that many names share, and the places of the most popular of these shows, four bytes each. Rarer prefixes are
 *   looked up in the order of `texts`.
 *
 * - `changes_of`, `replaced`: only in a file of changes; see `changed-index.ts`.
 * - `repeated`: sentences that a host puts into its shows (`sentenceKey`). They are in no other table.
 *
 * The word tables keep no texts and no sizes of texts: a row is removed by its place and its words.
 * `ascii` is the tokenizer that never splits these words: it treats all non-ASCII characters as letters.
 */
export const INDEX_TABLES = `
CREATE TABLE info (version INTEGER NOT NULL, generation INTEGER NOT NULL, checksum TEXT NOT NULL, shows INTEGER NOT NULL);
CREATE TABLE shows (
  place INTEGER PRIMARY KEY,
  sinks INTEGER NOT NULL,
  ranked INTEGER NOT NULL,
  ${CODED_NAMES.map((name) => `${name} TEXT,`).join(" ")}
  explicit INTEGER,
  contact INTEGER,
  episodes INTEGER NOT NULL,
  low INTEGER,
  high INTEGER,
  listeners INTEGER NOT NULL,
  score REAL NOT NULL,
  updated INTEGER NOT NULL,
  newest INTEGER NOT NULL,
  heard INTEGER AS (CASE WHEN newest >= 0 THEN newest ELSE max(0, updated) END),
  audience INTEGER NOT NULL,
  pace INTEGER NOT NULL,
  itunes INTEGER,
  categories TEXT NOT NULL
);
CREATE TABLE texts (
  place INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  host TEXT NOT NULL,
  owner TEXT NOT NULL,
  size INTEGER NOT NULL,
  sinks INTEGER NOT NULL,
  described BLOB NOT NULL,
  ${keySql("title")},
  ${keySql("host")}
);
CREATE VIRTUAL TABLE titles USING fts5(words, content='', columnsize=0, tokenize='ascii');
CREATE VIRTUAL TABLE hosts USING fts5(words, content='', columnsize=0, tokenize='ascii');
CREATE VIRTUAL TABLE topics USING fts5(description, title, categories, content='', columnsize=0, tokenize='ascii');
CREATE TABLE words (
  word TEXT PRIMARY KEY,
  titles INTEGER NOT NULL,
  hosts INTEGER NOT NULL,
  topics INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE stems (stem TEXT NOT NULL, topics INTEGER NOT NULL, word TEXT NOT NULL, PRIMARY KEY (stem, topics DESC, word)) WITHOUT ROWID;
CREATE TABLE categories (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE category_names (label TEXT PRIMARY KEY, name TEXT NOT NULL, shows INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE beginnings (name TEXT NOT NULL, key TEXT NOT NULL, places BLOB NOT NULL, PRIMARY KEY (name, key)) WITHOUT ROWID;
CREATE TABLE repeated (host TEXT NOT NULL, sentence TEXT NOT NULL, PRIMARY KEY (host, sentence)) WITHOUT ROWID;
CREATE TABLE changes_of (generation INTEGER NOT NULL, checksum TEXT NOT NULL, shows INTEGER NOT NULL);
CREATE TABLE replaced (place INTEGER PRIMARY KEY, ranked INTEGER NOT NULL);
${COLUMN_TABLES}${WORD_LISTS}`;

/** A beginning is kept once this many shows share it (`BEGUN_KEPT`), and lists at most `BEGUN_LISTED` of them. */
export const BEGUN_LISTED = 500;
export const BEGUN_KEPT = 100;

/** The column with the beginning of a folded name without spaces: in this form, names are compared, found by prefix, and sorted. */
export const joinedSql = (name: "title" | "host"): string => `${name}_key`;

/** The same for a text. */
export function joinedKey(name: string): string {
  return [...joinedForm(name)].slice(0, LONGEST_KEY).join("").toWellFormed();
}

/** The texts that begin with a key are those from the first bound on, before the second. */
export const prefixBounds = (key: string): [from: string, before: string] => [key, `${key}\u{10ffff}`];

/** Created once all rows exist. The rowid behind each key is the place: shows with equal keys are in popularity order. */
export const INDEX_INDEXES = `
CREATE INDEX texts_by_id ON texts (id);
CREATE INDEX texts_by_title ON texts (${joinedSql("title")});
CREATE INDEX texts_by_host ON texts (${joinedSql("host")});
CREATE INDEX shows_by_listeners ON shows (listeners DESC);
CREATE INDEX shows_by_score ON shows (score DESC);
CREATE INDEX shows_by_update ON shows (updated DESC);
CREATE INDEX shows_by_episodes ON shows (episodes DESC);
CREATE INDEX shows_by_audience ON shows (audience DESC);
CREATE INDEX shows_by_pace ON shows (pace DESC);
CREATE INDEX shows_by_itunes ON shows (itunes) WHERE itunes IS NOT NULL;
`;

/** Longer words are never suggested as corrections and are not in `words`. */
export const LONGEST_COUNTED_WORD = 40;

/**
 * Fills `words` from the word tables, after the last show: in word order, so that rows are only appended. An entry that begins with
 * a private-use character is a label or a gap.
 */
export const COUNT_WORDS = `
CREATE VIRTUAL TABLE temp.title_counts USING fts5vocab(main, titles, row);
CREATE VIRTUAL TABLE temp.host_counts USING fts5vocab(main, hosts, row);
CREATE VIRTUAL TABLE temp.topic_counts USING fts5vocab(main, topics, row);
INSERT INTO words (word, titles, hosts, topics)
  SELECT term, sum(titles), sum(hosts), sum(topics) FROM (
    SELECT term, doc AS titles, 0 AS hosts, 0 AS topics FROM temp.title_counts
    UNION ALL SELECT term, 0, doc, 0 FROM temp.host_counts
    UNION ALL SELECT term, 0, 0, doc FROM temp.topic_counts
  ) WHERE (term < char(57344) OR term >= char(63744)) AND length(term) <= ${LONGEST_COUNTED_WORD} GROUP BY term;
DROP TABLE temp.title_counts;
DROP TABLE temp.host_counts;
DROP TABLE temp.topic_counts;
`;
