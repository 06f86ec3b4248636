import { withoutBoilerplate } from "@earshot/domain/catalogue/boilerplate";
import { foldText } from "@earshot/domain/catalogue/fold";
import { languageName } from "@earshot/domain/catalogue/languages";
import { isStrayWord, withoutAddresses } from "@earshot/domain/catalogue/stray-words";
import { listed } from "@earshot/domain/shared/listed";
import { withoutMarkup } from "../record/index-show.js";
import { categoryLabel } from "../record/labels.js";
import { indexedWords, isUnspaced } from "../record/lexemes.js";
import { OPEN_END } from "../record/audience-facts.js";
import type { ComparedShow, LikeShow } from "./answers.js";
import type { IndexReader } from "./index-reader.js";
import { wordRarity } from "./search-terms.js";

/** Rare words of a show that others are compared by. */
const WORDS = 10;
/** Shows that are looked at for the rare words together; the rarest words come first. */
const MOST_SHARING = 4_000;
/** A word in more than this share of all shows, or in more shows than this, tells nothing about likeness. */
const COMMON_SHARE = 0.003;
const COMMON = 4_000;
/** Shows compared: those that share a rare word, and neighbours in size with a common category. */
const SHARING = 400;
const NEIGHBOURS = 60;
/** So many of the next larger and of the next smaller shows are looked through for such neighbours. */
const NEXT_IN_SIZE = 3_000;

type RareWord = {
  readonly word: string;
  readonly topics: number;
  readonly titled: boolean;
};
/** What is compared of another show. */
type OtherShow = {
  readonly place: number;
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly language: string | null;
  readonly listeners?: number;
  readonly shared: readonly RareWord[];
};

/** Shows like another: by rare words, categories, language and audience size, each with the reasons in words. */
export function similarShows(reader: IndexReader, show: ComparedShow, limit: number): LikeShow[] {
  const own = reader.get<{ place: number }>("SELECT min(place) AS place FROM texts WHERE id = ?", [show.id])?.place;
  const words = rareWords(reader, show);
  const seen = new Set([foldText(show.title)]);
  return comparedShows(reader, show, own ?? 0, words)
    .map((other) => ({ other, ...likeness(show, other, reader.shows) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.points - a.points || a.other.place - b.other.place)
    .filter(({ other }) => !seen.has(other.title) && seen.add(other.title))
    .slice(0, limit)
    .map(({ other, reasons }) => ({ id: other.id, reasons }));
}

/** Words that name topics: not those of addresses, of hosts, and of how a show comes out. */
function rareWords(reader: IndexReader, { title, description, host }: ComparedShow): RareWord[] {
  const most = Math.min(COMMON, Math.max(20, Math.floor(reader.shows * COMMON_SHARE)));
  const titled = new Set(indexedWords(title));
  const own = withoutBoilerplate(withoutMarkup(description), reader.repeated.get(host ?? ""));
  const told = [...titled, ...indexedWords(withoutAddresses(own))];
  const topical = told.filter((word) => word.length > 2 && !/^\d+$/.test(word) && !isStrayWord(word));
  const rare = [...reader.counts(topical)]
    .map(([word, { topic }]) => ({ word, topics: topic, titled: titled.has(word) }))
    .filter(({ topics }) => topics >= 2 && topics <= most);
  const weight = ({ topics, titled }: RareWord) => topics * (titled ? 0.2 : 1);
  rare.sort((a, b) => weight(a) - weight(b) || (a.word < b.word ? -1 : 1));
  let shows = 0;
  return rare
    .slice(0, WORDS)
    .filter(({ word }) => !isUnspaced(word) || [...word].length > 1)
    .filter(({ topics }) => (shows += topics) <= MOST_SHARING);
}

type OtherRow = {
  place: number;
  id: string;
  title: string;
  categories: string;
  language: string | null;
  low: number | null;
  high: number | null;
};

function comparedShows(reader: IndexReader, show: ComparedShow, own: number, words: readonly RareWord[]): OtherShow[] {
  const sharing = new Map<number, RareWord[]>();
  for (const word of words) {
    const places = reader.numbers("SELECT rowid AS place FROM topics WHERE topics MATCH ?", [`"${word.word}"`]);
    for (const place of places) {
      const shared = sharing.get(place);
      if (shared) shared.push(word);
      else sharing.set(place, [word]);
    }
  }
  const alive = reader.numbers(
    `SELECT s.place FROM json_each(?) one CROSS JOIN shows s ON s.place = one.value
     WHERE s.sinks = 0 AND s.place <> ? ORDER BY s.place LIMIT ${SHARING}`,
    [JSON.stringify([...sharing.keys()]), own],
  );
  const places = new Set([...alive, ...neighbours(reader, show, own)]);
  const rows = reader.all<OtherRow>(
    `SELECT t.place, t.id, t.title, s.categories, s.language, s.low, s.high FROM json_each(?) one
     CROSS JOIN texts t ON t.place = one.value CROSS JOIN shows s ON s.place = one.value`,
    [JSON.stringify([...places])],
  );
  return rows.map(({ place, id, title, categories, language, low, high }) => ({
    place,
    id,
    title,
    language,
    categories: namesOf(reader, categories),
    listeners: low === null || high === null ? undefined : high === OPEN_END ? low : (low + high) / 2,
    shared: sharing.get(place) ?? [],
  }));
}

function namesOf(reader: IndexReader, categories: string): string[] {
  if (categories === "") return [];
  return categories.split(" ").flatMap((number) => reader.categories.get(Number(number)) ?? []);
}

/** The shows next in size with a common category, among the very next ones. */
function neighbours(reader: IndexReader, { categories }: ComparedShow, own: number): number[] {
  const labels = new Set(categories.map(categoryLabel));
  if (labels.size === 0) return [];
  const common = [...reader.categories].flatMap(([number, name]) => (labels.has(categoryLabel(name)) ? number : []));
  const has = common.map((number) => `instr(' ' || categories || ' ', ' ${number} ') > 0`);
  if (has.length === 0) return [];
  const next = (beyond: "<" | ">", order: "ASC" | "DESC") =>
    reader.numbers(
      `SELECT place FROM (
         SELECT place, categories, sinks FROM shows WHERE place ${beyond} ? ORDER BY place ${order} LIMIT ${NEXT_IN_SIZE}
       ) WHERE sinks = 0 AND (${has.join(" OR ")}) LIMIT ${NEIGHBOURS}`,
      [own],
    );
  return [...next("<", "DESC"), ...next(">", "ASC")];
}

/** What a category in common is worth beside rare words, which give the logarithm of their rarity. */
const CATEGORY = 4;

function likeness(show: ComparedShow, other: OtherShow, podcasts: number) {
  const { shared } = other;
  const categories = show.categories.filter((name) =>
    other.categories.some((theirs) => foldText(theirs) === foldText(name)),
  );
  const language = show.language !== undefined && show.language === other.language ? show.language : undefined;
  const size = sizeLikeness(show, other);
  const reasons: string[] = [];
  if (shared.length > 0) reasons.push(`Both are about ${listed(shared.slice(0, 3).map(({ word }) => `“${word}”`))}`);
  if (categories.length > 0)
    reasons.push(`Same ${categories.length > 1 ? "categories" : "category"}: ${listed(categories.slice(0, 3))}`);
  const points =
    shared.reduce((sum, { topics, titled }) => sum + wordRarity(topics, podcasts) * (titled ? 1.5 : 1), 0) +
    CATEGORY * Math.min(3, categories.length);
  // Language and size alone make no two shows alike.
  if (reasons.length === 0) return { points: 0, reasons };
  if (language !== undefined) reasons.push(`Also in ${languageName(language)}`);
  if (size > 0.5) reasons.push("Similar audience size");
  return { points: points + (language === undefined ? 0 : 2) + 2 * size, reasons };
}

/** 1 for ranges with the same middle, 0 from ten times as many; 0 when one is unknown. */
function sizeLikeness({ listeners: a }: ComparedShow, { listeners: b }: OtherShow): number {
  return a === undefined || b === undefined ? 0 : Math.max(0, 1 - Math.abs(Math.log10((1 + a) / (1 + b))));
}
