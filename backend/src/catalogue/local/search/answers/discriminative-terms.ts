import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import { makerNames, repeatsTitle } from "@earshot/domain/catalogue/shows/maker-names";
import { withoutBoilerplate } from "@earshot/domain/catalogue/text/boilerplate";
import { namedWords, wholeNames } from "@earshot/domain/catalogue/text/named-words";
import {
  isStrayWord,
  isTopicless,
  knowsSmallWords,
  withoutAddresses,
} from "@earshot/domain/catalogue/text/stray-words";
import type { SharedWord } from "@earshot/domain/catalogue/shows/likeness";
import { isTopicalWord, namesShows, topicOf, type TopicOf } from "@earshot/domain/catalogue/text/topical-words";
import { withoutMarkup } from "../../record/index-show.js";
import { indexedWords, isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import { unspacedWords } from "../../record/words/unspaced-words.js";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";
import { onceFor } from "../index/once-for.js";

/** The number of a show's words that are compared with other shows, and the number of rare words to choose them from. */
const WORDS = 10;
const CANDIDATES = 24;
/** The number of a show's full names that are searched for. */
const NAMES = 12;
/** The number of popular shows with a word that are read to determine its subject. */
const SAMPLE = 80;
/** Maximum shows that are read for all words together; the most distinctive words come first. */
const MOST_SHARING = 4_000;
/** A word in more than this share of all shows, or in more shows than this, says nothing about similarity. */
const COMMON_SHARE = 0.003;
const COMMON = 4_000;
/** A word in fewer shows is never common. */
const COMMON_LEAST = 20;
/**
 * The same share among shows in the show's language: a word in every tenth Korean show is rare among all shows. A language's share
 * is taken from the most popular shows.
 */
const COMMON_IN_LANGUAGE = 0.02;
const MOST_POPULAR = 4_000;
/** A topic in the show's title may be in this share of all titles: "marketing", "fashion". */
const COMMON_TITLE_SHARE = 0.01;
const COMMON_TITLES = 4_000;
/**
 * Half of the shows with such a word in the title are in its category. "art", "politics" and "writers" have that share, and "tips", "work"
 * and "lessons" do not.
 */
const COMMON_TOPIC = 0.5;
/** A name in a larger share of all shows counts as common. A name in the show's own title can be in more. */
const NAME_SHARE = 0.0003;
const NAME_LEAST = 10;
const TITLED_NAME = 6;

export type ComparedShow = {
  readonly id: string;
  readonly host?: string;
  /** The author and the owner, as far as they are known. */
  readonly makers: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly language?: string;
  /** See `comparedListeners`. */
  readonly listeners?: number;
};

/** A word, or a full name of several words, that characterizes a show. */
export type DiscriminativeTerm = {
  /** Its indexed words, separated by spaces. */
  readonly word: string;
  /** How other shows may write it: an abbreviation is also "nasas", which is "NASA's" without its apostrophe. */
  readonly forms: readonly string[];
  /** The word as it is displayed. */
  readonly written: string;
  readonly kind: SharedWord["kind"];
  readonly topic?: TopicOf;
  /** Shows that have it. */
  readonly topics: number;
  readonly titled: boolean;
  /** In the show's title and written like a name in its text: the word may be a host's name. */
  readonly isOwnName?: true;
  /** A topic of many shows, which counts only between two titles. */
  readonly isCommon?: true;
};

/** What a show's title and text say: words that may be a topic, words written like names, and full names. */
export type OwnWords = ReturnType<typeof ownWords>;

/** Without words of addresses, hosts and publishing. */
export function ownWords(reader: IndexReader, { title, description, host }: ComparedShow) {
  const text = withoutAddresses(withoutBoilerplate(withoutMarkup(description), reader.repeated().get(host ?? "")));
  const lone = namedWords(text);
  return { counted: countedWords(reader, { title, text, lone }), lone, names: wholeNames(text, isStrayWord) };
}

/**
 * The most distinctive words and names of a show, without words that any show may have. A first name alone ("Karen") may be anyone's, and
 * so may one word of a longer name, so they count only as topics.
 */
export function discriminativeTerms(
  reader: IndexReader,
  show: ComparedShow,
  { counted, lone, names }: OwnWords,
): DiscriminativeTerm[] {
  const { language } = show;
  const parts = new Set(names.flatMap((name) => indexedWords(name)));
  const mayBeRare = language === undefined || knowsSmallWords(language);
  const most = mostShows(reader, language);
  const candidates = counted
    .filter(({ topics }) => topics <= most)
    .filter(({ word, titled }) => titled || !parts.has(word))
    .slice(0, CANDIDATES)
    .flatMap((one): DiscriminativeTerm[] => {
      const { topical, topic } = topicality(reader, one.word);
      const isOwnName = one.titled && (lone.has(one.word) || parts.has(one.word));
      if (topical) return [{ ...one, kind: "topic", ...(topic && { topic }), ...(isOwnName && { isOwnName }) }];
      return mayBeRare && topical === undefined && !lone.has(one.word) ? [{ ...one, kind: "rare" }] : [];
    });
  let shows = 0;
  const chosen = candidates
    .sort((a, b) => Number(b.kind === "topic") - Number(a.kind === "topic"))
    .slice(0, WORDS)
    .filter(({ topics }) => (shows += topics) <= MOST_SHARING);
  const common = counted.filter(({ topics, titled }) => titled && topics > most);
  return [...chosen, ...commonTopics(reader, common), ...rareNames(reader, show, names)];
}

/**
 * The topics among the words of a title that many shows have, judged by the shows with the word in the title. A word of its category's name
 * says nothing more than the category.
 */
function commonTopics(reader: IndexReader, words: OwnWords["counted"]): DiscriminativeTerm[] {
  const most = Math.max(COMMON_LEAST, Math.min(COMMON_TITLES, reader.shows * COMMON_TITLE_SHARE));
  return words.flatMap(({ titles, ...word }): DiscriminativeTerm[] => {
    if (titles > most) return [];
    const { topical, topic } = topicality(reader, word.word, "title");
    if (!topical || !topic || topic.share < COMMON_TOPIC) return [];
    if (indexedWords(topic.category).includes(word.word)) return [];
    return [{ ...word, kind: "topic", topic, isCommon: true }];
  });
}

/** The words that may be a topic, rarest first; those in the title come before others. */
function countedWords(
  reader: IndexReader,
  { title, text, lone }: { readonly title: string; readonly text: string; readonly lone: ReadonlyMap<string, string> },
) {
  const unspaced = new Map([...unspacedWords(text), ...unspacedWords(title)]);
  const titled = new Set([...wordsIn(title), ...unspacedWords(title).keys()]);
  const words = [...new Set([...titled, ...wordsIn(text), ...unspaced.keys()])].filter((word) =>
    isDiscriminative(word, unspaced.get(word)),
  );
  const all = `${title}\n${text}`;
  const abbreviations = new Set(words.filter((word) => ABBREVIATION.test(lone.get(word) ?? "")));
  const counts = reader.counts([
    ...words.flatMap((word) => word.split(" ")),
    ...[...abbreviations].map((word) => `${word}s`),
  ]);
  const shows = (word: string) => counts.get(word)?.topic ?? 0;
  const weight = ({ topics, titled }: { topics: number; titled: boolean }) => topics * (titled ? 0.2 : 1);
  return (
    words
      .map((word) => ({
        word,
        written: unspaced.get(word) ?? writtenIn(all, word),
        // A form that more shows have is another word: "does" for "DOE", "tips" for "TIP".
        forms: [word, ...(abbreviations.has(word) && shows(`${word}s`) <= shows(word) ? [`${word}s`] : [])],
        topics: Math.min(...word.split(" ").map(shows)),
        titles: Math.min(...word.split(" ").map((part) => counts.get(part)?.title ?? 0)),
        titled: titled.has(word),
      }))
      .filter(({ topics }) => topics >= 2)
      // In scripts without spaces, pairs of characters are counted, not words.
      .filter(({ word, topics, titles }) => unspaced.has(word) || namesShows({ titles, shows: topics }))
      .sort((a, b) => weight(a) - weight(b) || (a.word < b.word ? -1 : 1))
  );
}

const ABBREVIATION = /^\p{Lu}{2,}$/u;
const POSSESSIVE = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)['’]s(?!\p{L})/giu;
/** The indexed words of a text: "NASA's" is about NASA. */
const wordsIn = (text: string): string[] => indexedWords(text.replace(POSSESSIVE, "$1"));

/** A word as it is displayed: "sci-fi" for a short one that the text has only as the beginning of a short compound. */
function writtenIn(text: string, word: string): string {
  if (word.length > 3) return word;
  const forms = text.match(new RegExp(`(?<!\\p{L})${word}(?:-\\p{L}{2,3})?(?!\\p{L})`, "giu")) ?? [];
  const [first] = forms;
  return first !== undefined && forms.every((form) => form.length > word.length) ? first.toLowerCase() : word;
}

/** The maximum number of shows that a distinctive word can be in. */
function mostShows(reader: IndexReader, language: string | undefined): number {
  const ofAll = Math.min(COMMON, reader.shows * COMMON_SHARE);
  const ofLanguage = language === undefined ? 1 : (languageShares(reader).get(language) ?? 0) * COMMON_IN_LANGUAGE;
  return Math.max(COMMON_LEAST, Math.floor(Math.min(ofAll, reader.shows * ofLanguage)));
}

/** The share of the most popular shows in each language. */
const languageShares = onceFor((reader: IndexReader): ReadonlyMap<string, number> => {
  const rows = reader.lists<[language: string, shows: number]>(
    `SELECT language, count(*) FROM (SELECT language, place FROM shows ORDER BY place LIMIT ${MOST_POPULAR})
     WHERE language IS NOT NULL GROUP BY language`,
  );
  const read = Math.max(1, Math.min(MOST_POPULAR, reader.shows));
  return new Map(rows.map(([language, count]) => [language, count / read]));
});

/**
 * The full names that few shows mention. A maker in the title is one, although the text may not tell where the name begins ("Comedian Joe
 * Rogan") or be too short to tell names from other words.
 */
function rareNames(
  reader: IndexReader,
  { title, makers }: ComparedShow,
  names: readonly string[],
): DiscriminativeTerm[] {
  const inTitle = ` ${indexedWords(title).join(" ")} `;
  const isTitled = (word: string) => inTitle.includes(` ${word} `);
  const indexed = (name: string) => queriedWords(name).join(" ");
  // A title that is repeated as the author is no name.
  const inItsTitle = makerNames(makers, title).filter(
    (name) => name.includes(" ") && isTitled(indexed(name)) && !repeatsTitle(name, title),
  );
  const all = new Map([...inItsTitle, ...names].map((name) => [indexed(name), name]));
  return [...all].slice(0, NAMES).flatMap(([word, written]): DiscriminativeTerm[] => {
    const titled = isTitled(word);
    const most = Math.floor(Math.max(NAME_LEAST, reader.shows * NAME_SHARE) * (titled ? TITLED_NAME : 1));
    const topics = placesWith(reader, "topic", word, most + 1).length;
    return topics >= 2 && topics <= most ? [{ word, forms: [word], written, kind: "name", topics, titled }] : [];
  });
}

/** `written`: a word of a script without spaces, whose pairs of characters are in `word`. */
function isDiscriminative(word: string, written?: string): boolean {
  return (written !== undefined || (word.length > 2 && !isUnspaced(word))) && !isTopicless(written ?? word);
}

/** Whether a word is a topic (undefined: unclear), and its main category, by the shows with the word in a field. */
function topicality(reader: IndexReader, word: string, field: "topic" | "title" = "topic") {
  const { columns, categorySets } = reader;
  const counts = new Map<string, number>();
  let known = 0;
  for (const row of columns.rowsAt(placesWith(reader, field, word, SAMPLE))) {
    const names = categorySets.foundBy(columns.categorySetAt(row));
    if (names.length > 0) known += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const found = topicOf(counts, categorySets.totals());
  const topic = found && { ...found, category: topCategory([found.category]) ?? found.category };
  return { topical: isTopicalWord(counts, known, categorySets.totals()), topic };
}
