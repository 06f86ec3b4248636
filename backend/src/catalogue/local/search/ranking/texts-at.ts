import { type Description, readDescriptions } from "../../record/words/word-numbers.js";
import type { IndexReader } from "../reader/index-reader.js";

/**
 * Columns of the texts at these places, with their descriptions. They come as one row: a value and a blob for each of a thousand
 * rows take longer than finding them.
 */
export function textsAt<Row extends readonly unknown[]>(
  reader: IndexReader,
  places: readonly number[],
  columns: string,
): [row: Row, description: Description][] {
  const [found] = reader.lists<[string, Uint8Array | null]>(
    `SELECT json_group_array(json_array(${columns}, length(t.described))), CAST(group_concat(t.described, '') AS BLOB)
     FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value`,
    [JSON.stringify(places)],
  );
  const rows = JSON.parse(found?.[0] ?? "[]") as Row[];
  const lengths = rows.map((row) => Number(row.at(-1)));
  const descriptions = readDescriptions(found?.[1] ?? new Uint8Array(), lengths);
  return rows.map((row, at) => [row, descriptions[at] ?? NOTHING]);
}

const NOTHING: Description = { different: 0, numbers: new Uint16Array() };
