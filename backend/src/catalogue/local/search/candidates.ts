import type { DataSource } from "typeorm";
import { LRUCache } from "lru-cache";
import { type ComparedText, comparedText } from "./name-match.js";
import { type Candidate, USUAL_WORDS, WORDS_COUNT } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";
import { SqlParameters } from "./sql-parameters.js";
import { neighboursSql, strengthSql } from "./term-strength.js";
import { hostNames } from "../record/word-vectors.js";

type CandidateRow = {
  position: number;
  sinks: number;
  title: string;
  author: string | null;
  owner: string | null;
  categories: string[];
  size: number;
  language: string | null;
  described: number[];
  paired: boolean[];
  words: number;
};

/** What the relevance formula looks at, for the shows at the given positions. */
export async function candidatesAt(database: DataSource, positions: readonly number[], { terms, name }: SearchTerms) {
  const parameters = new SqlParameters();
  const at = parameters.add(positions);
  const described = terms.map((term) => strengthSql(term, { words: "words" }, parameters));
  const paired = neighboursSql(terms, "words", parameters);
  const rows = await database.query<CandidateRow[]>(
    `SELECT position, sinks, title, author, owner, categories, size, language,
            ARRAY[${described.join(", ")}]::real[] AS described, ARRAY[${paired.join(", ")}]::boolean[] AS paired,
            length(words) AS words
     FROM (
       SELECT position, sinks, title, author, owner, categories, size, language, ts_filter(topic_words, '{d}') AS words
       FROM catalogue.podcasts WHERE position = ANY(${at}::float8[]) OFFSET 0
     ) shows`,
    parameters.values,
  );
  return rows.map((row) => candidateOf(row, name));
}

function candidateOf(row: CandidateRow, name: SearchTerms["name"]): Candidate {
  const hosts = hostNames({ author: row.author ?? undefined, owner: row.owner ?? undefined });
  const title = comparedText(row.title);
  return {
    position: row.position,
    sinks: row.sinks,
    names: name === "title" ? [title] : hosts.map(comparedText),
    otherName: name === "title" ? comparedText(hosts.join(" ")) : title,
    categories: row.categories.map(comparedCategory),
    described: row.described.map((strength) => strength * brevity(row.words)),
    paired: row.paired.length > 0 ? row.paired.filter(Boolean).length / row.paired.length : 0,
    size: row.size,
    language: row.language ?? undefined,
  };
}

/** How much a word of a description tells by the length of it: 1 at the usual length, more in a short one. */
function brevity(words: number): number {
  return 1 / (1 - WORDS_COUNT + (WORDS_COUNT * Math.min(words, 4 * USUAL_WORDS)) / USUAL_WORDS);
}

const categories = new LRUCache<string, ComparedText>({ max: 1_000 });

function comparedCategory(name: string): ComparedText {
  const known = categories.get(name);
  if (known) return known;
  const compared = comparedText(name);
  categories.set(name, compared);
  return compared;
}
