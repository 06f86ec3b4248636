import { foldText } from "@earshot/domain/catalogue/text/fold";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import {
  type CommonFacts,
  type Likeness,
  likeness,
  type SharedVocabulary,
  type SharedWord,
  SIMILAR_SIZE,
} from "@earshot/domain/catalogue/shows/likeness";
import { makerNames } from "@earshot/domain/catalogue/shows/maker-names";
import { narrowCategories, sharedCategories } from "@earshot/domain/catalogue/shows/narrow-categories";
import { canDetectTopics } from "@earshot/domain/catalogue/text/topical-words";
import { listed } from "@earshot/domain/shared/text/listed";
import { joinedKey, joinedSql } from "../../record/index-schema.js";
import { categoryLabel } from "../../record/words/labels.js";
import { indexedFolded, queriedWords } from "../../record/words/lexemes.js";
import { stemIn } from "../../record/words/word-stems.js";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";
import { onceFor } from "../index/once-for.js";
import { firstDemoted } from "../ranking/cursor-translation.js";
import { wordRarity } from "../query/search-terms.js";
import {
  type ComparedShow,
  discriminativeTerms,
  type DiscriminativeTerm,
  type OwnWords,
  ownWords,
} from "./discriminative-terms.js";

/**
 * Compared shows: those that share a distinctive word, neighbors in size with a common category, those by the same makers, and those
 * described in the most similar words.
 */
const SHARING = 400;
const DESCRIBED = 60;
const NEIGHBORS = 60;
/** Neighbors are searched for among this many larger and this many smaller shows. */
const NEXT_IN_SIZE = 3_000;
/** In a smaller catalogue, no word has enough shows to be recognized as a topic. */
const SMALL_CATALOGUE = 50;
/** Number of shows read for one word. */
const OF_WORD = 4_000;
/** The number of a show's usual words that are looked up, and the number of popular shows that are read for each. */
const USUAL_WORDS = 16;
const OF_USUAL_WORD = 1_500;
/** A word in a larger share of all shows is not even a usual word: it says nothing about a show. */
const USUAL_SHARE = 0.04;
/** A name on a larger share of all shows, or on more shows, is a directory's or a host's: "LibriVox", "BlogTalkRadio.com". */
const MAKER_SHARE = 0.005;
const [MAKER_LEAST, MAKER_MOST] = [20, 2_000];
/** A single word may be anyone's first name, unless it is the whole name on this many shows: "NPR". */
const WHOLE_NAMES = 3;
/** The number of shows read for one maker. */
const OF_MAKER = 200;

type OtherShow = ReturnType<typeof comparedShows>[number];
const NO_VOCABULARY: SharedVocabulary = { words: 0, rarity: 0 };

/** Shows similar to another, by all that `likeness` compares, each with the reasons in words. */
export function similarShows(
  reader: IndexReader,
  { show, limit }: { readonly show: ComparedShow; readonly limit: number },
): { readonly id: string; readonly reasons: readonly string[] }[] {
  const own = reader.number("SELECT min(place) FROM texts WHERE id = ?", [show.id]);
  const { makers, places } = makersOf(reader, show);
  const seen = new Set([foldText(show.title)]);
  return comparedShows(reader, show, { own, byMakers: places })
    .flatMap((other) => compared(reader, show, { other, makers }))
    .sort((a, b) => b.tier - a.tier || b.points - a.points || a.other.place - b.other.place)
    .filter(({ other }) => !seen.has(other.title) && seen.add(other.title))
    .slice(0, limit)
    .map(({ other, reasons }) => ({ id: other.id, reasons }));
}

function comparedShows(
  reader: IndexReader,
  show: ComparedShow,
  { own, byMakers }: { readonly own: number; readonly byMakers: readonly number[] },
) {
  const words = ownWords(reader, show);
  const found = discriminativeTerms(reader, show, words).flatMap((word) =>
    word.forms
      .flatMap((form) => placesWith(reader, word.isCommon ? "title" : "topic", form, OF_WORD))
      .map((place) => ({ place, word })),
  );
  const sharing = Map.groupBy(found, ({ place }) => place);
  const end = firstDemoted(reader);
  const alive = (some: Iterable<number>) =>
    [...some]
      .filter((place) => place < end && place !== own)
      .sort((a, b) => a - b)
      .slice(0, SHARING);
  const vocabulary = sharedVocabulary(reader, show, words);
  const described = [...vocabulary].sort(([, a], [, b]) => b.rarity - a.rarity).slice(0, DESCRIBED);
  const places = new Set([
    ...alive(sharing.keys()),
    ...alive(byMakers),
    ...alive(described.map(([place]) => place)),
    ...neighbors(reader, show, own),
  ]);
  const rows = reader.valuesAt<[place: number, id: string, title: string, host: string, owner: string]>(
    [...places],
    "t.id, t.title, t.host, t.owner",
  );
  const { columns } = reader;
  return rows.map(([place, id, title, ...hosts]) => {
    const row = columns.rowAt(place);
    const listeners = columns.numberAt("listeners", row ?? NaN);
    return {
      ...{ place, id, title, hosts, listeners: listeners < 0 ? undefined : listeners },
      shared: [...new Set(sharing.get(place)?.map(({ word }) => word))],
      vocabulary: vocabulary.get(place) ?? NO_VOCABULARY,
      language: reader.languageAt(row),
      categories: reader.categorySets.named(columns.categorySetAt(row)),
    };
  });
}

/**
 * The usual words that shows of a shared category have in common with a show, by their places. Each word is in many shows: only several
 * together say that two shows are about the same.
 */
function sharedVocabulary(
  reader: IndexReader,
  show: ComparedShow,
  { counted, lone }: OwnWords,
): ReadonlyMap<number, SharedVocabulary> {
  const found = new Map<number, SharedVocabulary>();
  const sharesCategory = categoryTest(reader, show.categories);
  const most = Math.ceil(reader.shows * USUAL_SHARE);
  const words = counted.filter(({ word, topics }) => topics <= most && !lone.has(word)).slice(0, USUAL_WORDS);
  for (const { word, topics } of words) {
    const rarity = wordRarity(topics, reader.shows);
    for (const place of placesWith(reader, "topic", word, OF_USUAL_WORD)) {
      const known = found.get(place);
      if (known === undefined && !sharesCategory(place)) continue;
      found.set(place, { words: (known?.words ?? 0) + 1, rarity: (known?.rarity ?? 0) + rarity });
    }
  }
  return found;
}

/** Whether the show at a place has one of the categories; each set of categories is compared once. */
function categoryTest({ columns, categorySets }: IndexReader, categories: readonly string[]) {
  const own = new Set(categories.map(foldText));
  const known = new Map<number, boolean>();
  return (place: number): boolean => {
    const set = columns.categorySetAt(columns.rowAt(place));
    let shares = known.get(set);
    if (shares === undefined) {
      shares = categorySets.named(set).some((name) => own.has(foldText(name)));
      known.set(set, shares);
    }
    return shares;
  };
}

/** The shows closest in size that share a category; those in the show's language, and with several of its categories, first. */
function neighbors(reader: IndexReader, { categories, language }: ComparedShow, own: number): number[] {
  const labels = new Set(categories.map(categoryLabel));
  const common = [...reader.categories()].flatMap(([number, name]) => (labels.has(categoryLabel(name)) ? number : []));
  const has = common.map((number) => `instr(' ' || categories || ' ', ' ${number} ') > 0`);
  if (has.length === 0) return [];
  const next = (beyond: "<" | ">", order: "ASC" | "DESC") =>
    reader.numbers(
      `SELECT place FROM (
         SELECT place, categories, sinks, language FROM shows WHERE place ${beyond} ? ORDER BY place ${order} LIMIT ${NEXT_IN_SIZE}
       ) WHERE sinks = 0 AND (${has.join(" OR ")})
       ORDER BY language IS ? DESC, ${has.join(" + ")} DESC, place ${order} LIMIT ${NEIGHBORS}`,
      [own, language ?? null],
    );
  return [...next("<", "DESC"), ...next(">", "ASC")];
}

/** How similar two shows are, with the reasons in words; no reasons if they are not similar. */
function compared(
  reader: IndexReader,
  show: ComparedShow,
  { other, makers }: { readonly other: OtherShow; readonly makers: readonly Maker[] },
) {
  const categories = sharedCategories(show.categories, other.categories);
  const maker = sharedMaker(makers, other.hosts);
  const size = sizeLikeness(show, other);
  const language = languageLikeness(show, other);
  const title = ` ${indexedFolded(other.title).join(" ")} `;
  const ofMaker = ` ${queriedWords(maker ?? "").join(" ")} `;
  const found = likeness({
    words: other.shared
      .map((shared) => ({
        ...shared,
        rarity: wordRarity(shared.topics, reader.shows),
        titles: inTitles(
          shared.titled,
          shared.forms.some((form) => title.includes(` ${form} `)),
        ),
      }))
      // A word of their maker's name, "fox", is no topic.
      .filter(({ kind, word }) => kind !== "topic" || !ofMaker.includes(` ${word} `))
      // "ferriss" in another show's text mentions the host of this one, and is not what that show is about.
      .filter(({ isOwnName, isCommon, titles }) => (!isOwnName && !isCommon) || titles === 2),
    vocabulary: other.vocabulary,
    categories: categories.length,
    narrow: narrowCategories(show.categories, other.categories).length,
    sameMaker: maker !== undefined,
    isOneMaker: maker !== undefined && isOneMaker(show, other),
    mainOf: [mainCategories(show.categories), mainCategories(other.categories)],
    language,
    size,
    detectsTopics: detectsTopics(reader),
  });
  if (!found) return [];
  const reasons = [
    ...(maker === undefined ? [] : [`Same maker: ${maker}`]),
    ...wordReasons(found, reader.shows < SMALL_CATALOGUE),
  ];
  if (categories.length > 0)
    reasons.push(`Same ${categories.length > 1 ? "categories" : "category"}: ${listed(categories.slice(0, 3))}`);
  if (language === "same" && other.language !== undefined) reasons.push(`Also in ${languageName(other.language)}`);
  if (size > SIMILAR_SIZE) reasons.push("Similar audience size");
  return [{ other, reasons, tier: found.tier, points: found.points }];
}

const detectsTopics = onceFor((reader: IndexReader) => canDetectTopics(reader.categorySets.totals()));

/** The top-level categories; a category that is not Apple's counts as top-level. */
const mainCategories = (names: readonly string[]) => names.map((name) => topCategory([name]) ?? name);

const inTitles = (own: boolean, theirs: boolean): SharedWord["titles"] => (own && theirs ? 2 : own || theirs ? 1 : 0);

function languageLikeness({ language: a }: ComparedShow, { language: b }: OtherShow): CommonFacts<never>["language"] {
  if (a === undefined || b === undefined) return "unknown";
  return a === b ? "same" : "other";
}

/** The shared words as reasons. A rare word can be a coincidence, so it is named only if both titles have it. */
function wordReasons(
  { about, names, isDescribedAlike }: Likeness<DiscriminativeTerm & SharedWord>,
  isSmall: boolean,
): string[] {
  const named = about.filter(({ kind, titles }) => kind === "topic" || titles === 2 || isSmall);
  const topics = named.filter(({ word }, at) => !named.slice(0, at).some((earlier) => haveOneStem(earlier.word, word)));
  const reasons: string[] = [];
  if (topics.length > 0)
    reasons.push(`Both are about ${listed(topics.slice(0, 3).map(({ written }) => `“${written}”`))}`);
  else if (about.length > 0 || isDescribedAlike) reasons.push("Described in similar words");
  if (names.length > 0) reasons.push(`Both mention ${listed(names.slice(0, 3).map(({ written }) => written))}`);
  return reasons;
}

/** "songwriter" and "songwriters" are one topic. */
function haveOneStem(one: string, other: string): boolean {
  const stem = stemIn("en", one);
  return stem !== undefined && stem === stemIn("en", other);
}

/** 1 for ranges with the same middle, falling to 0 at a factor of ten; 0 if one is unknown. */
function sizeLikeness({ listeners: a }: ComparedShow, { listeners: b }: OtherShow): number {
  return a === undefined || b === undefined ? 0 : Math.max(0, 1 - Math.abs(Math.log10((1 + a) / (1 + b))));
}

/** A person or a network that makes several shows: as indexed, and as written. */
type Maker = { readonly word: string; readonly written: string };

/** The makers named by a show's author and owner, with the most popular shows of each. */
function makersOf(reader: IndexReader, show: ComparedShow) {
  const makers = makerNames(show.makers, show.title).flatMap((written): Maker[] => {
    const word = queriedWords(written).join(" ");
    return isMaker(reader, written, word) ? [{ word, written }] : [];
  });
  return { makers, places: makers.flatMap(({ word }) => placesWith(reader, "host", word, OF_MAKER)) };
}

/** `hosts`: another show's folded author and owner. */
function sharedMaker(makers: readonly Maker[], hosts: readonly string[]): string | undefined {
  return makers.find(({ word }) => hosts.some((host) => ` ${host} `.includes(` ${word} `)))?.written;
}

/**
 * "Serial" is by "This American Life", which is also a show. A title of one word may be anyone's name, and "Tide Talk" and "Tide Talk
 * Live" may be two entries of one show.
 */
function isOneMaker({ title, makers }: ComparedShow, other: OtherShow): boolean {
  const [own, theirs] = [foldText(title), other.title];
  if (own.includes(theirs) || theirs.includes(own)) return false;
  const isBy = (names: readonly string[], name: string) => name.includes(" ") && names.includes(name);
  return isBy(other.hosts, own) || isBy(makers.map(foldText), theirs);
}

function isMaker(reader: IndexReader, written: string, word: string): boolean {
  const most = Math.min(MAKER_MOST, Math.max(MAKER_LEAST, Math.floor(reader.shows * MAKER_SHARE)));
  const shows = word === "" ? 0 : placesWith(reader, "host", word, most + 1).length;
  if (shows < 2 || shows > most) return false;
  if (word.includes(" ")) return true;
  const sql = `SELECT place FROM texts WHERE ${joinedSql("host")} = ? LIMIT ${WHOLE_NAMES}`;
  return reader.numbers(sql, [joinedKey(written)]).length === WHOLE_NAMES;
}
