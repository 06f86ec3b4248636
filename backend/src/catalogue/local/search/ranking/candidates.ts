import { KNOWN_SIZE, SIZE_PARTS } from "../../record/index-show.js";
import { type Description, readDescriptions } from "../../record/words/word-numbers.js";
import { matchDescription, type WantedWords, wantedWords } from "./description-match.js";
import type { IndexReader } from "../index/index-reader.js";
import { hasAny } from "./name-match.js";
import { bareName, comparedFolded, type ComparedText } from "../../record/words/compared-text.js";
import type { CategoryFits } from "./topic-categories.js";
import { type Candidate, POINTS, standing } from "./relevance.js";
import type { SearchTerms } from "../query/search-terms.js";

type TextRow = [place: number, id: string, title: string, host: string, owner: string, size: number, demotion: number];

/** The inputs of the relevance formula for the shows at the given places. */
export function candidatesAt(reader: IndexReader, places: readonly number[], search: SearchTerms): Candidate[] {
  const texts = textsAt<TextRow>(reader, places, ["place", "id", "title", "host", "owner", "size", "sinks"]);
  const sought = { search, wanted: wantedWords(search.terms), meant: namesOfHosts(search) };
  return texts.map(([row, description]) => candidateOf(reader, row, description, sought));
}

/** `meant`: the typed and the corrected text, if a host of exactly that name counts as the name. */
type Sought = { readonly search: SearchTerms; readonly wanted: WantedWords; readonly meant: readonly SearchTerms[] };

function candidateOf(
  reader: IndexReader,
  [place, id, folded, host, owner, parts, demotion]: TextRow,
  description: Description,
  sought: Sought,
): Candidate {
  const { search, wanted } = sought;
  const hosts = [host, owner].filter((one) => one !== "");
  const title = comparedFolded(folded);
  const size = parts / SIZE_PARTS;
  const { strength, paired } = matchDescription(description, wanted);
  // Categories and language are read from memory: the rows of `shows` are in other pages of the file than the texts.
  const { columns } = reader.columns;
  const show = reader.columns.rowAt(place) ?? NaN;
  const categories = reader.categorySets.compared(reader.columns.categorySetAt(show));
  return {
    place,
    id,
    demotion,
    // `knowsLittle`, expressed in columns: an unknown number of episodes is 0, an unknown date is 0 or 1.
    isShell: categories.length === 0 && (columns.episodes[show] ?? 0) === 0 && (columns.heard[show] ?? 0) <= 1,
    names: search.name === "host" ? hosts.map(comparedFolded) : [title, ...calledSo(hosts, size, sought)],
    otherName: search.name === "host" ? title : comparedFolded(hosts.join(" ")),
    categories,
    described: strength,
    paired,
    size,
    language: reader.languageAt(show),
  };
}

/** In searches of everything, the texts that a host may be. The name of a category means the shows in it. */
function namesOfHosts(search: SearchTerms): readonly SearchTerms[] {
  if (!search.orHost || search.categories.size > 0) return [];
  return [search, ...(search.corrected ? [search.corrected] : [])].filter(({ nameKey }) => nameKey !== "");
}

/**
 * The hosts that are exactly the typed text. A single word is more likely a topic ("startup") than the name of a host without
 * listeners. Several words may lack the host's article. Only hosts that contain the text are compared word by word.
 */
function calledSo(hosts: readonly string[], size: number, { search, meant }: Sought): readonly ComparedText[] {
  if (meant.length === 0 || (search.terms.length === 1 && size < KNOWN_SIZE)) return [];
  return hosts
    .filter((host) => meant.some(({ bareKey }) => host.replaceAll(" ", "").includes(bareKey)))
    .map(comparedFolded)
    .filter((host) =>
      meant.some((one) => host.key === one.nameKey || (one.terms.length > 1 && bareName(host).key === one.bareKey)),
    );
}

/**
 * Columns of the texts at these places, with their descriptions, in any order. Each column is returned as one list: a value or a
 * list for each of a thousand rows would take longer than finding the row.
 */
function textsAt<Row extends readonly unknown[]>(
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

/** What makes a show one about a topic: two mentions in a usual description, or one and a category that fits. */
const ABOUT = 1.25;
/** How well the category is assumed to fit if a show has none. */
const UNKNOWN_FIT = 0.4;

/** The places of shows that are about the terms, by their descriptions, which are weighted as in the formula, and categories. */
export function placesAbout(
  reader: IndexReader,
  places: readonly number[],
  { terms }: SearchTerms,
  fits: CategoryFits,
): number[] {
  const wanted = wantedWords(terms);
  return textsAt<[place: number]>(reader, places, ["place"]).flatMap(([[place], description]) => {
    const { strength } = matchDescription(description, wanted);
    const categories = reader.categorySets.compared(reader.columns.categorySetAt(reader.columns.rowAt(place)));
    if (terms.every(({ alternatives }) => categories.some((one) => hasAny(one, alternatives)))) return [place];
    const fit = categories.length === 0 ? UNKNOWN_FIT : Math.max(...categories.map(({ key }) => fits.get(key) ?? 0));
    return strength + fit >= ABOUT ? [place] : [];
  });
}

/**
 * The given number of most promising places, by the parts of the formula that need no name. It scans thousands of shows, and never
 * decides an order.
 */
export function preselected(
  reader: IndexReader,
  places: readonly number[],
  { terms }: SearchTerms,
  many: number,
): number[] {
  const wanted = wantedWords(terms);
  return textsAt<[place: number, size: number, demotion: number]>(reader, places, ["place", "size", "sinks"])
    .map(([[place, size, demotion], description]) => {
      const { strength, paired } = matchDescription(description, wanted);
      const demoted = demotion === 0 ? 0 : demotion === 1 ? POINTS.duplicate : POINTS.dead;
      const described = POINTS.description * strength + POINTS.nearDescribed * paired;
      return { place, score: described + POINTS.popularity * standing(size / SIZE_PARTS) + demoted };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, many)
    .map(({ place }) => place);
}
