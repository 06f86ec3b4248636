import { LRUCache } from "lru-cache";
import { SIZE_PARTS } from "../record/index-show.js";
import { type Description, readDescription } from "../record/word-numbers.js";
import { describedBy, type WantedWords, wantedWords } from "./described.js";
import type { IndexReader } from "./index-reader.js";
import { type ComparedText, comparedFolded, comparedText } from "./name-match.js";
import { type Candidate, USUAL_WORDS, WORDS_COUNT } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";
import { toldLanguage } from "./told-language.js";

type TextRow = [
  place: number,
  id: string,
  title: string,
  host: string,
  owner: string,
  size: number,
  described: Uint8Array,
  sinks: number,
  language: string | null,
  categories: string,
];

/** What the relevance formula looks at, for the shows at the given places. */
export function candidatesAt(reader: IndexReader, places: readonly number[], search: SearchTerms): Candidate[] {
  const rows = reader.lists<TextRow>(
    `SELECT t.place, t.id, t.title, t.host, t.owner, t.size * 1.0 / ${SIZE_PARTS}, t.described, s.sinks, s.language, s.categories
     FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value CROSS JOIN shows s ON s.place = one.value`,
    [JSON.stringify(places)],
  );
  const wanted = wantedWords(search.terms);
  return rows.map((row) => candidateOf(row, reader, search, wanted));
}

function candidateOf(row: TextRow, reader: IndexReader, search: SearchTerms, wanted: WantedWords): Candidate {
  const { name } = search;
  const [place, id, folded, host, owner, size, described, sinks, language, categories] = row;
  const hosts = [host, owner].filter((one) => one !== "");
  const title = comparedFolded(folded);
  const description = readDescription(described);
  const { strengths, paired } = describedBy(description, wanted);
  const short = brevity(description);
  return {
    place,
    id,
    sinks,
    names: name === "title" ? [title] : hosts.map(comparedFolded),
    otherName: name === "title" ? comparedFolded(hosts.join(" ")) : title,
    categories: categoriesOf(categories, reader),
    described: strengths.map((strength) => strength * short),
    paired,
    size,
    // Only a question whose own language is known asks for that of a show.
    language: language ?? (search.language === undefined ? undefined : toldLanguage(description)),
  };
}

/** How much a word of a description tells by the length of it: 1 at the usual length, more in a short one. */
export function brevity({ different }: Description): number {
  return 1 / (1 - WORDS_COUNT + (WORDS_COUNT * Math.min(different, 4 * USUAL_WORDS)) / USUAL_WORDS);
}

const compared = new LRUCache<string, ComparedText>({ max: 1_000, memoMethod: comparedText });

function categoriesOf(numbers: string, reader: IndexReader): ComparedText[] {
  if (numbers === "") return [];
  return numbers.split(" ").flatMap((number) => {
    const name = reader.categories.get(Number(number));
    return name === undefined ? [] : compared.memo(name);
  });
}
