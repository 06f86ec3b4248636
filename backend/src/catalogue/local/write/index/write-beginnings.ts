import type { DatabaseSync } from "node:sqlite";
import { BEGUN_KEPT, BEGUN_LISTED, joinedSql, prefixBounds } from "../../record/index-schema.js";

type Name = "title" | "host";

/** Fills the table `beginnings` from the names of all shows. */
export function writeBeginnings(database: DatabaseSync): void {
  const insert = database.prepare("INSERT INTO beginnings VALUES (?, ?, ?)");
  for (const name of ["title", "host"] as const) {
    const key = joinedSql(name);
    const names = database.prepare(`SELECT ${key} AS key FROM texts WHERE ${key} > '' ORDER BY ${key}`);
    const begun = begunWith(database, name);
    const keys = names.iterate() as Iterable<unknown> as Iterable<{ readonly key: string }>;
    for (const beginning of sharedBeginnings(keys, BEGUN_LISTED)) insert.run(name, beginning, begun(beginning));
  }
}

/**
 * Writes the beginnings whose lists have become too short into a file of changes: without the replaced shows, the whole file and
 * the changed shows no longer give enough popular shows.
 */
export function changeBeginnings(database: DatabaseSync): void {
  database.exec("DELETE FROM main.beginnings");
  const replaced = new Set(database.prepare("SELECT place FROM replaced").all().map(({ place }) => Number(place))); // prettier-ignore
  const insert = database.prepare("INSERT INTO main.beginnings VALUES (?, ?, ?)");
  const listed = database.prepare("SELECT name, key, places FROM whole.beginnings").all();
  for (const { name, key, places } of listed as { name: Name; key: string; places: Uint8Array }[]) {
    const stored = [...new Int32Array(Uint8Array.from(places).buffer)];
    const valid = stored.filter((place) => !replaced.has(place));
    if (valid.length === stored.length) continue;
    const come = database.prepare(`SELECT count(*) AS shows FROM main.texts WHERE ${within(name)} AND place < ?`);
    const { shows } = come.get(...prefixBounds(key), stored.at(-1) ?? 0) as { shows: number };
    if (valid.length + shows < stored.length) insert.run(name, key, begunWith(database, name)(key));
  }
}

const within = (name: Name): string => `${joinedSql(name)} >= ? AND ${joinedSql(name)} < ?`;

/** The places of the most popular shows whose name begins with a key, four bytes each. */
function begunWith(database: DatabaseSync, name: Name): (key: string) => Uint8Array {
  const all = database.prepare(`SELECT place FROM texts WHERE ${within(name)} ORDER BY +place LIMIT ${BEGUN_KEPT}`);
  return (key) => new Uint8Array(Int32Array.from(all.all(...prefixBounds(key)), ({ place }) => Number(place)).buffer);
}

/**
 * The longest beginnings that sets of at least `least` keys share: what the first and the last of `least` adjacent keys have in
 * common. The keys are sorted; `least` is 2 or more. Each beginning is as long as possible: for "abcd" and "abce" it is "abc", not
 * "ab".
 */
export function sharedBeginnings(keys: Iterable<{ readonly key: string }>, least: number): ReadonlySet<string> {
  const found = new Set<string>();
  const recent: string[] = [];
  for (const { key } of keys) {
    recent.push(key);
    const [first = ""] = recent;
    if (recent.length < least) continue;
    const common = commonLength(first, key);
    if (common > 0) found.add(key.slice(0, common));
    recent.shift();
  }
  return found;
}

/** How many UTF-16 units two texts have in common at the start; never splits a character. */
function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  const before = length > 0 ? a.charCodeAt(length - 1) : 0;
  return before >= 0xd800 && before < 0xdc00 ? length - 1 : length;
}
