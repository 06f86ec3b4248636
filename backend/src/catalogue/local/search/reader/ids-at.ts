import type { IndexReader } from "./index-reader.js";

/** Ids by place, in the order of the places. */
export function idsAt(reader: IndexReader, places: readonly number[]): ReadonlyMap<number, string> {
  if (places.length === 0) return new Map();
  const sql = "SELECT t.place, t.id FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value";
  return new Map(reader.lists<[place: number, id: string]>(sql, [JSON.stringify(places)]));
}
