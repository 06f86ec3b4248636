import type { DatabaseSync } from "node:sqlite";
import { BEGUN_KEPT, BEGUN_LISTED, joinedSql } from "../../record/index-schema.js";

/** Names that share a beginning of `depth` characters: their number, and the most popular ones. */
type Shared = { readonly depth: number; shows: number; places: number[] };

/** Rewrites `beginnings` from the names of all shows, read in key order. */
export function writeBeginnings(database: DatabaseSync): void {
  database.exec("DELETE FROM beginnings");
  const insert = database.prepare("INSERT INTO beginnings VALUES (?, ?, ?)");
  for (const name of ["title", "host"] as const) {
    const key = joinedSql(name);
    const names = database.prepare(`SELECT ${key}, place FROM texts WHERE ${key} > '' ORDER BY ${key}`);
    names.setReturnArrays(true);
    for (const [beginning, places] of beginningsOf(names.iterate() as Iterable<unknown> as Iterable<[string, number]>))
      insert.run(name, beginning, new Uint8Array(Int32Array.from(places).buffer));
  }
}

/**
 * Writes into a file of changes the beginnings whose most popular shows are no longer known: without the replaced ones, the whole file
 * and the changed shows tell too few.
 */
export function changeBeginnings(database: DatabaseSync): void {
  database.exec("DELETE FROM main.beginnings");
  const replaced = new Set(
    database
      .prepare("SELECT place FROM replaced")
      .all()
      .map(({ place }) => Number(place)),
  );
  const insert = database.prepare("INSERT INTO main.beginnings VALUES (?, ?, ?)");
  const listed = database.prepare("SELECT name, key, places FROM whole.beginnings").all();
  for (const { name, key, places } of listed as { name: "title" | "host"; key: string; places: Uint8Array }[]) {
    const stored = [...new Int32Array(Uint8Array.from(places).buffer)];
    const valid = stored.filter((place) => !replaced.has(place));
    if (valid.length === stored.length) continue;
    const within = `${joinedSql(name)} >= ? AND ${joinedSql(name)} < ?`;
    const values = [key, `${key}\u{10ffff}`];
    const come = database.prepare(`SELECT count(*) AS shows FROM main.texts WHERE ${within} AND place < ?`);
    const { shows } = come.get(...values, stored.at(-1) ?? 0) as { shows: number };
    if (valid.length + shows >= stored.length) continue;
    const all = database.prepare(`SELECT place FROM texts WHERE ${within} ORDER BY +place LIMIT ${BEGUN_KEPT}`);
    const kept = all.all(...values).map(({ place }) => Number(place));
    insert.run(name, key, new Uint8Array(Int32Array.from(kept).buffer));
  }
}

/**
 * The longest beginnings that sets of at least `least` keys share, each with the lowest `kept` places of its set. `names` are in
 * the order of their keys. Beginnings end with a stretch: of "abcd" and "abce" there is "abc", not "ab".
 */
export function* beginningsOf(
  names: Iterable<readonly [key: string, place: number]>,
  { least, kept } = { least: BEGUN_LISTED, kept: BEGUN_KEPT },
): Generator<readonly [beginning: string, places: readonly number[]]> {
  const open: Shared[] = [{ depth: 0, shows: 0, places: [] }];
  let last = "";
  function* close(common: number): Generator<readonly [string, readonly number[]]> {
    for (let top = open.at(-1); top && top.depth > common; top = open.at(-1)) {
      open.pop();
      if (top.shows >= least) yield [last.slice(0, top.depth), lowest(top.places, kept)];
      const parent = open.at(-1);
      if (parent && parent.depth >= common) join(parent, top, kept);
      else open.push({ ...top, depth: common });
    }
  }
  for (const [key, place] of names) {
    yield* close(commonLength(last, key));
    const leaf = open.at(-1);
    if (leaf?.depth === key.length) join(leaf, { depth: key.length, shows: 1, places: [place] }, kept);
    else open.push({ depth: key.length, shows: 1, places: [place] });
    last = key;
  }
  yield* close(0);
}

function join(parent: Shared, child: Shared, kept: number): void {
  parent.shows += child.shows;
  for (const place of child.places) parent.places.push(place);
  if (parent.places.length > 4 * kept) parent.places = lowest(parent.places, kept);
}

function lowest(places: readonly number[], kept: number): number[] {
  return places.toSorted((a, b) => a - b).slice(0, kept);
}

/** How many UTF-16 units two texts share at their start; never splits a character. */
function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  const before = length > 0 ? a.charCodeAt(length - 1) : 0;
  return before >= 0xd800 && before < 0xdc00 ? length - 1 : length;
}
