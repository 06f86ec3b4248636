import { type Description, readDescriptions } from "../../record/words/word-numbers.js";
import type { IndexReader } from "../reader/index-reader.js";

/**
 * Columns of the texts at these places, with their descriptions, in any order. Each column comes as one list: a value for each of a
 * thousand rows, or a list, takes longer than finding the row.
 */
export function textsAt<Row extends readonly unknown[]>(
  reader: IndexReader,
  places: readonly number[],
  columns: { readonly [At in keyof Row]: string },
): [row: Row, description: Description][] {
  const lists = [...columns.map((column) => `t.${column}`), "length(t.described)"].map(
    (value) => `json_group_array(${value})`,
  );
  return reader.textsAt(places).flatMap(([table, some]) => {
    const [found = []] = reader.lists<(string | Uint8Array | null)[]>(
      `SELECT CAST(group_concat(t.described, '') AS BLOB), ${lists.join(", ")}
       FROM json_each(?) one CROSS JOIN ${table} t ON t.place = one.value`,
      [JSON.stringify(some)],
    );
    const [described, ...values] = found;
    const parsed = values.map((list) => JSON.parse(String(list)) as unknown[]);
    const lengths = (parsed.pop() ?? []).map(Number);
    const bytes = described instanceof Uint8Array ? described : new Uint8Array();
    return readDescriptions(bytes, lengths).map((description, at): [Row, Description] => [
      parsed.map((column) => column[at]) as unknown as Row,
      description,
    ]);
  });
}
