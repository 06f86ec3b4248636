import { SIZE_PARTS } from "../../record/index-show.js";
import type { Description } from "../../record/words/word-numbers.js";
import { describedBy, type WantedWords, wantedWords } from "./described.js";
import type { IndexReader } from "../reader/index-reader.js";
import { type ComparedText, comparedFolded } from "../../record/words/compared-text.js";
import { type Candidate, KNOWN_SIZE, USUAL_WORDS, WORDS_COUNT } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";
import { textsAt } from "./texts-at.js";

type TextRow = [place: number, id: string, title: string, host: string, owner: string, size: number, demotion: number];

/** The inputs of the relevance formula for the shows at the given places. */
export function candidatesAt(reader: IndexReader, places: readonly number[], search: SearchTerms): Candidate[] {
  const texts = textsAt<TextRow>(reader, places, ["place", "id", "title", "host", "owner", "size", "sinks"]);
  const wanted = wantedWords(search.terms);
  return texts.map(([row, description]) => candidateOf(reader, row, description, search, wanted));
}

function candidateOf(
  reader: IndexReader,
  [place, id, folded, host, owner, parts, demotion]: TextRow,
  description: Description,
  search: SearchTerms,
  wanted: WantedWords,
): Candidate {
  const hosts = [host, owner].filter((one) => one !== "");
  const title = comparedFolded(folded);
  const size = parts / SIZE_PARTS;
  const compared = hosts.map(comparedFolded);
  const { strengths, paired } = describedBy(description, wanted);
  const short = brevity(description);
  // Categories and language are in memory: the rows of `shows` are in other pages of the file than the texts.
  const { columns } = reader.columns;
  const show = reader.columns.rowAt(place) ?? NaN;
  const categories = reader.categorySets.compared(columns.categories[show] ?? 0);
  return {
    place,
    id,
    demotion,
    // `knowsLittle` in columns: an unknown number of episodes is 0, an unknown date is 0 or 1.
    isShell: categories.length === 0 && (columns.episodes[show] ?? 0) === 0 && (columns.heard[show] ?? 0) <= 1,
    names: search.name === "host" ? compared : [title, ...compared.filter((one) => isCalledSo(one, search, size))],
    otherName: search.name === "host" ? title : comparedFolded(hosts.join(" ")),
    categories,
    described: strengths.map((strength) => strength * short),
    paired,
    size,
    language: reader.codes.get(columns.language[show] ?? 0),
  };
}

/**
 * Whether a host is exactly the typed text, in searches of everything. The name of a category means its shows, and one word is
 * rather a topic ("startup") than the name of a host without listeners.
 */
function isCalledSo({ key }: ComparedText, search: SearchTerms, size: number): boolean {
  if (!search.orHost || key === "" || search.categories.size > 0) return false;
  if (search.terms.length === 1 && size < KNOWN_SIZE) return false;
  return key === search.nameKey || key === search.corrected?.nameKey;
}

/** The weight of a word in a description, by the description's length: 1 at the usual length, more in a short one. */
export function brevity({ different }: Description): number {
  return 1 / (1 - WORDS_COUNT + (WORDS_COUNT * Math.min(different, 4 * USUAL_WORDS)) / USUAL_WORDS);
}
