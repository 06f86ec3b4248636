import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LEAST_LISTED, LIST_FIELDS, type ListField, wordsSql, writePlaces } from "../../record/word-lists.js";
import { isLabelWord } from "../../record/words/label-words.js";

const PAGE = 50_000;

/** Rewrites the lists of all words and labels that many shows have, from the indexes of words and the counts of words. */
export function writeLists(database: DatabaseSync): void {
  database.exec("DELETE FROM word_lists");
  const insert = database.prepare("INSERT INTO word_lists VALUES (?, ?, ?, ?)");
  for (const [number, field] of LIST_FIELDS.entries()) {
    const next = database.prepare(
      `SELECT json_group_array(place) AS places FROM (${wordsSql(field)} AND rowid > ? ORDER BY rowid LIMIT ${PAGE})`,
    );
    for (const word of listed(database, field)) {
      const { places, jumps } = writePlaces(pagesOf(next, word));
      insert.run(number, word, places, new Uint8Array(jumps.buffer));
    }
  }
}

function* pagesOf(next: StatementSync, word: string): Generator<readonly number[]> {
  for (let [after, read] = [0, PAGE]; read === PAGE;) {
    const { places } = next.get(`"${word}"`, after) as { places: string };
    const page = JSON.parse(places) as number[];
    yield page;
    [after, read] = [page.at(-1) ?? after, page.length];
  }
}

/** In the order of the words. Labels are listed once, under topics. */
function listed(database: DatabaseSync, field: ListField): string[] {
  const words = database.prepare(`SELECT word FROM words WHERE ${field} >= ${LEAST_LISTED} ORDER BY word`);
  const found = words.all().map(({ word }) => String(word));
  if (field !== "topics") return found;
  database.exec("CREATE VIRTUAL TABLE temp.labels USING fts5vocab(main, topics, row)");
  const labels = database.prepare(
    `SELECT term FROM temp.labels WHERE term >= char(57344) AND term < char(63744) AND doc >= ${LEAST_LISTED}`,
  );
  found.push(...labels.all().flatMap(({ term }) => (isLabelWord(String(term)) ? String(term) : [])));
  database.exec("DROP TABLE temp.labels");
  return found;
}
