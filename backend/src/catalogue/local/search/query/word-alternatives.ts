import { partsOf, type Query, type TextField } from "@earshot/domain/catalogue/query/query";
import { areInflections } from "@earshot/domain/catalogue/text/inflections";
import { possibleParts, splitWord } from "@earshot/domain/catalogue/text/split-word";
import { synonymsFor } from "@earshot/domain/catalogue/text/synonyms";
import { isFalsePlural, wordForms } from "@earshot/domain/catalogue/text/word-forms";
import type { CatalogueState } from "./scope.js";
import type { IndexReader, WordCount } from "../index/index-reader.js";
import { otherSpellings } from "./spellings.js";
import { isSpokenLike } from "./spoken-words.js";
import { queriedWords } from "../../record/words/lexemes.js";
import { stemIn } from "../../record/words/word-stems.js";

/** A sequence of words that may replace a typed word. */
export type Alternative = {
  readonly words: readonly string[];
  /** "spelling": exactly the same word; "form": another form of it; "synonym": another word with a similar meaning. */
  readonly kind: "spelling" | "form" | "synonym";
};

/** The possible replacements of a query's word. */
export type WordAlternatives = ReadonlyMap<string, readonly Alternative[]>;

/** The plain words of a query as the index has them. They may be missing or have alternatives; phrases and fields must match exactly. */
export function wordsOf(query: Query): string[] {
  return partsOf(query).flatMap((part) => (part.kind === "word" ? queriedWords(part.text) : []));
}

/** Words whose counts are needed for a query's alternatives. */
export function alternativesToCount(query: Query): string[] {
  return wordsOf(query).flatMap((word) => [...wordForms(word), ...synonymsFor(word).flat()]);
}

/**
 * Known alternatives of the query's plain words: singular or plural, the words that an unknown one is made of, and in
 * searches of topics the other inflections in the `language` of the query, and synonyms. In English, an inflection in more
 * shows than the word ("cycle" for "cycling") is a synonym, and so is any other word with its stem, unless it is in more
 * shows: "mindful" helps to find mindfulness, "mind" does not. In other languages all words with its stem are inflections, if shows
 * in that language have them.
 */
export function wordAlternatives(
  reader: IndexReader,
  query: Query,
  { field, state, language }: { readonly field: TextField; readonly state: CatalogueState; readonly language: string },
): WordAlternatives {
  const words = [...new Set(wordsOf(query))];
  const countIn = (counts: ReadonlyMap<string, WordCount>, word: string) => counts.get(word)?.[field] ?? 0;
  const unknown = words.filter((word) => countIn(state.words, word) === 0);
  const known = reader.counts(unknown.flatMap(possibleParts));
  const spelled = spellingAlternatives(reader, query, language);
  const form = (...words: readonly string[]): Alternative => ({ words, kind: "form" });
  return new Map(
    words.map((word) => {
      const isRarer = ({ topics }: StemmedForm) => topics <= countIn(state.words, word);
      const isForm = (one: StemmedForm) => language !== "en" || (isRarer(one) && areInflections(word, one.word));
      const related = field === "topic" ? stemmedForms(reader, word, language) : [];
      const forms = new Set([
        ...wordForms(word).filter((one) => countIn(state.words, one) > 0),
        ...related.filter(isForm).map((one) => one.word),
      ]);
      const split = unknown.includes(word)
        ? splitWord(word, (part) => countIn(known, part), state.podcasts)
        : undefined;
      const derived = related
        .filter((one) => !isForm(one) && (isRarer(one) || areInflections(word, one.word)))
        .map((one) => [one.word]);
      const synonyms = (field === "topic" ? synonymsFor(word) : [])
        .filter((others) => others.every((other) => countIn(state.words, other) > 0))
        .concat(derived)
        .map((others): Alternative => ({ words: others, kind: "synonym" }));
      const others = [...[...forms].map((one) => form(one)), ...(split ? [form(...split)] : []), ...synonyms];
      return [word, [...(spelled?.get(word) ?? []), ...others]] as const;
    }),
  );
}

/** Only the other spellings of the words, which count in every field; undefined if there are none. */
export function spellingAlternatives(
  reader: IndexReader,
  query: Query,
  language?: string,
): WordAlternatives | undefined {
  const spelled = [...otherSpellings(reader, query, language)].map(
    ([word, others]) => [word, others.map((one): Alternative => ({ words: [one], kind: "spelling" }))] as const,
  );
  return spelled.length > 0 ? new Map(spelled) : undefined;
}

/** The other spellings of a word among its alternatives. */
export function spellingsIn(alternatives: WordAlternatives | undefined, word: string): string[][] {
  const others = alternatives?.get(word) ?? [];
  return others.filter(({ kind }) => kind === "spelling").map(({ words }) => [...words]);
}

/** Number of inflections tried for one word, the most common ones first. */
const FORMS = 8;

/** Another word with the same stem; `topics`: the number of shows with it. */
type StemmedForm = { readonly word: string; readonly topics: number };

/** The other words of the catalogue with the same stem in a language, the most common first. */
function stemmedForms(reader: IndexReader, word: string, language: string): StemmedForm[] {
  const stem = stemIn(language, word);
  if (stem === undefined) return [];
  const sql = `SELECT word, topics FROM stems WHERE stem = ? AND word <> ? ORDER BY topics DESC, word LIMIT ${FORMS}`;
  const forms = reader.all<StemmedForm>(sql, [stem, word]);
  if (language === "en") return forms.filter((form) => !isFalsePlural(form.word, word));
  return forms.filter((form) => isSpokenLike(reader, form.word, word, language));
}

/** The words and phrases of a query, each with its field; `excluded`: includes those that must not occur. */
export function typedTexts(query: Query, field: TextField, excluded = false): (readonly [string, TextField])[] {
  switch (query.kind) {
    case "word":
    case "phrase":
      return [[query.text, field]];
    case "and":
    case "or":
      return query.queries.flatMap((part) => typedTexts(part, field, excluded));
    case "not":
      return excluded ? typedTexts(query.query, field, excluded) : [];
    case "in":
      return typedTexts(query.query, query.field, excluded);
    default:
      return [];
  }
}
