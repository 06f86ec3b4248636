import { foldText } from "@earshot/domain/catalogue/text/fold";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { listed } from "@earshot/domain/shared/text/listed";
import { categoryLabel } from "../../record/words/labels.js";
import { OPEN_END } from "../../record/audience-facts.js";
import type { ComparedShow, LikeShow } from "./answers.js";
import type { IndexReader } from "../reader/index-reader.js";
import { wordRarity } from "../ranking/search-terms.js";
import { tellingWords, type TellingWord } from "./telling-words.js";

/** Compared shows: those that share a distinctive word, and neighbors in size with a common category. */
const SHARING = 400;
const NEIGHBOURS = 60;
/** How many larger and how many smaller shows are searched for these neighbors. */
const NEXT_IN_SIZE = 3_000;

/** The compared facts of another show. */
type OtherShow = {
  readonly place: number;
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly language: string | null;
  readonly listeners?: number;
  readonly shared: readonly TellingWord[];
};

/** Shows like another: by distinctive words, categories, language and audience size, each with the reasons in words. */
export function similarShows(reader: IndexReader, show: ComparedShow, limit: number): LikeShow[] {
  const own = reader.get<{ place: number }>("SELECT min(place) AS place FROM texts WHERE id = ?", [show.id])?.place;
  const words = tellingWords(reader, show);
  const seen = new Set([foldText(show.title)]);
  return comparedShows(reader, show, own ?? 0, words)
    .map((other) => ({ other, ...likeness(show, other, reader.shows) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.tier - a.tier || b.points - a.points || a.other.place - b.other.place)
    .filter(({ other }) => !seen.has(other.title) && seen.add(other.title))
    .slice(0, limit)
    .map(({ other, reasons }) => ({ id: other.id, reasons }));
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

function comparedShows(
  reader: IndexReader,
  show: ComparedShow,
  own: number,
  words: readonly TellingWord[],
): OtherShow[] {
  const sharing = new Map<number, TellingWord[]>();
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

/** The weight of a common category, beside words, which give the logarithm of their rarity. */
const CATEGORY = 4;
/** Rarity counts this much for each kind of word, and `TITLED` times as much for words of the show's own title. */
const WORTH = { topic: 1.2, name: 1, rare: 0.6 } as const;
const TITLED = 3;

function likeness(show: ComparedShow, other: OtherShow, podcasts: number) {
  const { shared } = other;
  const categories = show.categories.filter((name) =>
    other.categories.some((theirs) => foldText(theirs) === foldText(name)),
  );
  const language = show.language !== undefined && show.language === other.language ? show.language : undefined;
  const size = sizeLikeness(show, other);
  // One word is a coincidence where nothing else agrees.
  if (categories.length === 0 && shared.length < 2) return { tier: 0, points: 0, reasons: [] };
  const reasons = wordReasons(shared);
  if (categories.length > 0)
    reasons.push(`Same ${categories.length > 1 ? "categories" : "category"}: ${listed(categories.slice(0, 3))}`);
  const points =
    shared.reduce(
      (sum, { topics, titled, kind }) => sum + wordRarity(topics, podcasts) * WORTH[kind] * (titled ? TITLED : 1),
      0,
    ) +
    CATEGORY * Math.min(3, categories.length);
  // Language and size alone do not make two shows similar.
  if (reasons.length === 0) return { tier: 0, points: 0, reasons };
  if (language !== undefined) reasons.push(`Also in ${languageName(language)}`);
  if (size > 0.5) reasons.push("Similar audience size");
  // A common category comes before all words, and among those a common language.
  const tier = 2 * Number(categories.length > 0) + Number(language !== undefined);
  return { tier, points: points + 2 * size, reasons };
}

function wordReasons(shared: readonly TellingWord[]): string[] {
  const names = shared.filter(({ kind }) => kind === "name");
  const words = shared.filter(({ kind }) => kind !== "name");
  const reasons: string[] = [];
  // A rare word says little alone.
  if (words.length > 1 || words.some(({ kind }) => kind === "topic"))
    reasons.push(`Both are about ${listed(words.slice(0, 3).map(({ word }) => `“${word}”`))}`);
  if (names.length > 0) reasons.push(`Both mention ${listed(names.slice(0, 3).map(({ written }) => written))}`);
  return reasons;
}

/** 1 for ranges with the same middle, 0 from ten times as many; 0 when one is unknown. */
function sizeLikeness({ listeners: a }: ComparedShow, { listeners: b }: OtherShow): number {
  return a === undefined || b === undefined ? 0 : Math.max(0, 1 - Math.abs(Math.log10((1 + a) / (1 + b))));
}
