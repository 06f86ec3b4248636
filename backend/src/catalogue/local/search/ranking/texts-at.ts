import { type Description, readDescriptions } from "../../record/words/word-numbers.js";
import type { IndexReader } from "../reader/index-reader.js";

/**
 * Columns of the texts at these places, with their descriptions. Each column comes as one list: a value for each of a thousand rows, or a
 * list, takes longer than finding the row.
 */
export function textsAt<Row extends readonly unknown[]>(
  reader: IndexReader,
  places: readonly number[],
  columns: { readonly [At in keyof Row]: string },
): [row: Row, description: Description][] {
  const lists = [...columns, "length(described)"].map((column) => `json_group_array(${column})`);
  // With changes, the limit keeps SQLite from making one statement of both, which would read all texts.
  const apart = reader.replaced ? "LIMIT -1" : "";
  const [found = []] = reader.lists<(string | Uint8Array | null)[]>(
    `SELECT CAST(group_concat(described, '') AS BLOB), ${lists.join(", ")} FROM (
       SELECT ${columns.map((column) => `t.${column}`).join(", ")}, t.described
       FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value ${apart})`,
    [JSON.stringify(places)],
  );
  const [described, ...values] = found;
  const parsed = values.map((list) => JSON.parse(String(list)) as unknown[]);
  const lengths = (parsed.pop() ?? []).map(Number);
  const bytes = described instanceof Uint8Array ? described : new Uint8Array();
  return readDescriptions(bytes, lengths).map((description, at) => [
    parsed.map((column) => column[at]) as unknown as Row,
    description,
  ]);
}
