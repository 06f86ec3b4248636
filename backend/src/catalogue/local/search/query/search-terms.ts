import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import { topicWeight } from "@earshot/domain/catalogue/text/stop-words";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import type { CatalogueState, Scope } from "./scope.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import { bareName, comparedText } from "../../record/words/compared-text.js";
import { type Alternative, alternativesToCount, type WordAlternatives } from "./word-alternatives.js";

/** The weight of a synonym relative to the word itself, wherever it is found. */
export const SYNONYM = 0.5;

/** One search term: any of the alternatives, each a sequence of words. */
export type SearchTerm = {
  readonly alternatives: readonly (readonly string[])[];
  /** The typed text without spaces; undefined for a choice. */
  readonly typed?: string;
  /** Synonyms: a show with them matches the term in part. */
  readonly synonyms: readonly (readonly string[])[];
  /** How well the term distinguishes shows: its share of the total, 0 to 1. */
  readonly weight: number;
};

/** The part of a query that ranking uses, without excluded words and filters. */
export type SearchTerms = {
  readonly terms: readonly SearchTerm[];
  /** Shows that have all words, if the search also finds others: they tell what the words mean together. */
  readonly complete?: readonly number[];
  /** The field that names a show in this search: its title, or its host in a search of hosts. */
  readonly name: "title" | "host";
  /** A search of everything: a host of exactly this name also counts as the name. */
  readonly orHost: boolean;
  /** The typed text as a name, written as one word; "" when the query is not a plain name. */
  readonly nameKey: string;
  /** The same without an article in front and "podcast" at the end. */
  readonly bareKey: string;
  /** The languages that the query itself may be in, if that is clear; shows in another language are less useful. */
  readonly languages?: readonly string[];
  /** Whether this is a topic search: a name weighs less than in a search for names. */
  readonly isTopic: boolean;
  /** The same for the corrected name, if the typed one is misspelled. */
  readonly corrected?: SearchTerms;
  /** The categories that the whole query names, as `ComparedText` keys. */
  readonly categories: ReadonlySet<string>;
};

type Found = {
  field: TextField;
  alternatives: (readonly string[])[];
  synonyms?: (readonly string[])[];
  texts: string[];
  plain: boolean;
};

/** Forms among the `alternatives` count as the words they replace. `typed` is what names are compared with. */
export function searchTerms(
  query: Query,
  field: TextField,
  state: CatalogueState,
  {
    alternatives,
    typed = query,
    languages,
    orHost = false,
  }: Pick<Scope, "alternatives" | "typed" | "languages"> & { readonly orHost?: boolean } = {},
): SearchTerms {
  const found = collect(query, field).map((term) => (alternatives ? withAlternatives(term, alternatives) : term));
  const rarities = found.map((term) => rarity(term, state));
  const total = rarities.reduce((sum, value) => sum + value, 0);
  const terms = found.map(({ alternatives, synonyms = [], plain }, at) => ({
    alternatives: plain ? withJoined(alternatives) : alternatives,
    typed: plain ? alternatives[0]?.join("") : undefined,
    synonyms,
    weight: total > 0 ? (rarities[at] ?? 0) / total : 0,
  }));
  const name = field === "host" ? "host" : "title";
  const naming = collect(typed, field).filter((term) => (term.field === "host" ? "host" : "title") === name);
  const isName = naming.every(({ plain }) => plain);
  const nameText = naming.flatMap(({ texts }) => texts).join(" ");
  const nameKey = isName ? joinedForm(nameText) : "";
  const categories = field === "topic" ? namedCategories(query) : [];
  return {
    terms,
    name,
    orHost,
    languages,
    isTopic: field === "topic",
    categories: new Set(categories.map((category) => comparedText(category).key)),
    nameKey,
    bareKey: bareName({ words: queriedWords(nameText), key: nameKey }).key,
  };
}

/** The rarity of a word: the natural logarithm of the number of all shows divided by those with the word. */
export function wordRarity(count: number, podcasts: number): number {
  return Math.log(1 + podcasts / (count + 0.5));
}

/** The rarity of a word, reduced for one that says little about a topic. */
function distinctiveness(word: string, field: TextField, state: CatalogueState): number {
  const rarity = wordRarity(state.words.get(word)?.[field] ?? 0, state.podcasts);
  return field === "topic" ? rarity * topicWeight(word) : rarity;
}

/** "start-up" is also written as one word. */
function withJoined([words = [], ...others]: Found["alternatives"]): Found["alternatives"] {
  return [words, ...(words.length > 1 && !words.some(isUnspaced) ? [[words.join("")]] : []), ...others];
}

function withAlternatives(term: Found, alternatives: WordAlternatives): Found {
  const [words] = term.alternatives;
  const others = term.plain && words?.length === 1 ? (alternatives.get(words[0] ?? "") ?? []) : [];
  const of = (kind: Alternative["kind"]) => others.filter((other) => other.kind === kind).map((other) => other.words);
  return { ...term, alternatives: [...term.alternatives, ...of("spelling"), ...of("form")], synonyms: of("synonym") };
}

function rarity({ field, alternatives }: Found, state: CatalogueState): number {
  const ofWord = (word: string) => distinctiveness(word, field, state);
  // A sequence of words is as rare as its rarest word; a choice is as common as its most common side.
  return Math.min(...alternatives.map((words) => Math.max(...words.map(ofWord))));
}

function collect(query: Query, field: TextField): Found[] {
  switch (query.kind) {
    case "word":
    case "phrase": {
      const words = queriedWords(query.text);
      return words.length > 0 ? [{ field, alternatives: [words], texts: [query.text], plain: true }] : [];
    }
    case "and":
      return query.queries.flatMap((part) => collect(part, field));
    case "or": {
      const sides = query.queries.flatMap((part) => collect(part, field));
      const alternatives = sides.flatMap((side) => side.alternatives);
      return alternatives.length > 0 ? [{ field, alternatives, texts: [], plain: false }] : [];
    }
    case "in":
      return collect(query.query, query.field);
    default:
      return [];
  }
}

/** Words whose counts a search needs: the search words, their other forms, and neighbors written together. */
export function wordsToCount(query: Query, field: TextField): string[] {
  const words = collect(query, field).flatMap(({ alternatives }) => alternatives.flat());
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...new Set([...words, ...alternativesToCount(query), ...pairs, words.join("")])].filter(
    (word) => word.length <= 80,
  );
}
