import type { TextField } from "@earshot/domain/catalogue/query";
import type { DataSource } from "typeorm";
import { slips, slipsBetween } from "./spelling.js";

/** A typed word, and the field in which it was to be found. */
export type TypedWord = { readonly word: string; readonly field: TextField };
/** Another way to spell a word, and how many slips lie between. */
export type Spelling = { readonly word: string; readonly slips: number };

/** Spellings tried for one word. */
const SPELLINGS = 4;
/** A spelling must be so many times as usual as the word typed. */
const MORE_USUAL = 2;
/** A word that shows have themselves is right unless it is so much rarer, in names and texts alike. */
const FAR_MORE_USUAL = 50;
/** What a slip costs, in logarithms of how usual the spelling is. */
const SLIP_COST = 2.8;

type Near = { typed: string; word: string; count: number };

/** Words of the catalogue a slip or two away from each typed one and more usual than it, the likeliest first. */
export async function nearWords(database: DataSource, words: readonly TypedWord[]): Promise<Map<string, Spelling[]>> {
  const pairs = words.flatMap(({ word }) => slips(word).map((spelling) => [word, spelling] as const));
  const oneSlip = await lookUp(database, words, {
    source: "SELECT s.word FROM unnest($3::text[], $4::text[]) AS s(typed, word) WHERE s.typed = t.typed",
    values: [pairs.map(([typed]) => typed), pairs.map(([, spelling]) => spelling)],
  });
  // Looking for what is merely alike is dear; it is for words that no single slip explains.
  const unexplained = words.filter(({ word }) => word.length > 4 && !oneSlip.some(({ typed }) => typed === word));
  const alike = await lookUp(database, unexplained, {
    source:
      "SELECT word FROM catalogue.vocabulary WHERE word % t.typed ORDER BY similarity(word, t.typed) DESC LIMIT 20",
    values: [],
  });
  const found = [...oneSlip, ...alike].map((near) => ({ ...near, slips: slipsBetween(near.typed, near.word, 2) }));
  return new Map(
    words.map(({ word }) => {
      const usable = found.filter(({ typed, slips }) => typed === word && slips <= (word.length > 4 ? 2 : 1));
      usable.sort((a, b) => likelihood(b) - likelihood(a) || (a.word < b.word ? -1 : 1));
      return [word, usable.slice(0, SPELLINGS)];
    }),
  );
}

function likelihood({ count, slips }: { readonly count: number; readonly slips: number }): number {
  return Math.log(1 + count) - SLIP_COST * slips;
}

/** Words from a source of spellings for each typed word, as far as they are more usual in the same field. */
async function lookUp(
  database: DataSource,
  words: readonly TypedWord[],
  { source, values }: { readonly source: string; readonly values: readonly unknown[] },
): Promise<Near[]> {
  if (words.length === 0) return [];
  const count = (row: string) =>
    `CASE t.field WHEN 'title' THEN ${row}.titles WHEN 'host' THEN ${row}.hosts ELSE ${row}.topics END`;
  return database.query<Near[]>(
    `SELECT typed, word, count FROM (
       SELECT t.typed, v.word, ${count("v")} AS count, coalesce(${count("o")}, 0) AS own,
              v.topics AS usual, coalesce(o.topics, 0) AS told
       FROM unnest($1::text[], $2::text[]) AS t(typed, field)
       LEFT JOIN catalogue.vocabulary o ON o.word = t.typed
       JOIN LATERAL (${source}) s ON s.word <> t.typed
       JOIN catalogue.vocabulary v ON v.word = s.word
     ) near WHERE count > 0 AND count >= ${MORE_USUAL} * own
       AND (own = 0 OR (count >= ${FAR_MORE_USUAL} * own AND usual >= ${FAR_MORE_USUAL} * told))`,
    [words.map(({ word }) => word), words.map(({ field }) => field), ...values],
  );
}
