import { withoutLikening } from "@earshot/domain/catalogue/query/likened";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { type MostUsual, topicQuery } from "@earshot/domain/catalogue/query/topic-query";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../index/index-reader.js";
import { BLOCK } from "../index/postings-iterator.js";
import { once, onceFor } from "../index/once-for.js";
import { compoundSplits, withCompoundParts } from "./compounds.js";
import { correctedName } from "./corrected-name.js";
import { languagesOf } from "./query-language.js";
import { firstMatches, type Scope, unfiltered } from "./scope.js";
import type { SearchPlace } from "./search-cursor.js";
import { wordsToCount } from "./search-terms.js";
import { mostSpoken } from "./spoken-words.js";
import { wordsOf, spellingAlternatives, typedTexts, wordAlternatives } from "./word-alternatives.js";

/** A query to the index: plain data only, because another thread answers it. */
export type Asked = Omit<SearchRequest, "cursor"> & {
  readonly query: Query;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the page begins; undefined for the first one. */
  readonly at?: SearchPlace;
};

/** The scope of each field. Each is computed once, when it is first needed. */
export type Scopes = (field: TextField) => Scope;

export function scopesOf(reader: IndexReader, given: Asked): Scopes {
  const asked = { ...given, query: withoutLikening(given.query) };
  const made = new Map<TextField, Scope>();
  const correctedOnce = once(() => withCorrectedName(reader, asked));
  const scopeIn = (field: TextField) => {
    const scope = scopeOf(reader, asked, field);
    if (field === "topic") return withPartsOfCompounds(reader, asked, scope);
    const corrected = correctedOnce();
    return corrected ? { ...scope, corrected: scopeOf(reader, corrected, field) } : scope;
  };
  return (field) => {
    const scope = made.get(field) ?? reader.stages.run("question", () => scopeIn(field));
    made.set(field, scope);
    return scope;
  };
}

/** The scope of a mode. In a search of all modes, shows are ranked as in a topic search. */
export function scopeOfMode(reader: IndexReader, { mode, query }: Asked, scopes: Scopes): Scope {
  const scope = withFewerWords(reader)(scopes(mode === "all" ? "topic" : mode));
  // Without words, every mode finds the same.
  return mode === "all" && !asksNothing(query) ? withOtherFields(scope, scopes) : scope;
}

export function withOtherFields(topic: Scope, scopes: Scopes): Scope {
  const fields = [topic, scopes("title"), scopes("host")];
  const excludes = hasExclusions(scopes("title").query);
  const [own = topic, ...also] = excludes ? fields.map((scope) => ({ ...scope, excludesEverywhere: true })) : fields;
  return { ...own, also };
}

/** Whether a query excludes words: those have no effect on it otherwise. */
const hasExclusions = (query: Query): boolean =>
  typedTexts(query, "topic", true).length > typedTexts(query, "topic").length;

/** Whether a query has neither words nor filters. */
export function asksNothing(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(asksNothing);
  return query.kind === "not" || query.kind === "in" ? asksNothing(query.query) : false;
}

/** The query in one field: its meaningful words, their alternatives, and how common they are. */
function scopeOf(reader: IndexReader, { query: typed, filters, now }: Asked, field: TextField): Scope {
  const isTopic = field === "topic";
  const mostUsual: MostUsual = (languages, words) => mostSpoken(reader, languages, words);
  const asTopic = isTopic ? topicQuery(typed, mostUsual) : { ...AS_TYPED, query: typed };
  const { query, about, language: own, spoken, mayBeOther } = asTopic;
  const state = { podcasts: reader.shows, words: reader.counts(wordsToCount(query, field)) };
  const splits = compoundSplits(reader, query, field);
  const asked = { query, typed, field, filters, now: new Date(now), state, splits };
  const found = isTopic && (!spoken || mayBeOther) ? languagesOf(reader, asked) : [];
  const languages = found.length === 0 && spoken ? [own] : found;
  const { [0]: language = own } = languages;
  return {
    ...asked,
    about,
    ...(languages.length > 0 ? { languages } : {}),
    alternatives: isTopic
      ? wordAlternatives(reader, query, { field, state, language })
      : spellingAlternatives(reader, query),
  };
}

/** A search that finds nothing, for the parts of its compounds if there are any. Names are still compared with the typed text. */
function withPartsOfCompounds(reader: IndexReader, asked: Asked, scope: Scope): Scope {
  const isUnknown = (word: string) => !scope.state.words.has(word);
  if (!wordsOf(scope.query).some(isUnknown) || firstMatches(reader, unfiltered(scope), 1).length > 0) return scope;
  const query = withCompoundParts(reader, asked.query);
  return query ? { ...scopeOf(reader, { ...asked, query }, "topic"), typed: asked.query } : scope;
}

const AS_TYPED = { about: undefined, language: "en", spoken: false, mayBeOther: false };

/** The same query for the popular show whose name was misspelled. */
function withCorrectedName(reader: IndexReader, asked: Asked): Asked | undefined {
  const words = correctedName(reader, asked.query);
  return words && { ...asked, query: { kind: "and", queries: words.map((text) => ({ kind: "word", text })) } };
}

/** If fewer shows than this have all words, a topic search requires less. */
const FEW = 10;

/**
 * If few shows have all words of a query, only its topic is required, in any inflection or with synonyms. Only the words decide
 * that, not the filters.
 */
export const withFewerWords = onceFor((reader: IndexReader) =>
  onceFor((scope: Scope): Scope => {
    const { about, ...whole } = scope;
    if (about === undefined) return scope;
    if (firstMatches(reader, unfiltered(whole), BLOCK).length >= FEW) return whole;
    // In a list of words, alternatives match too; a single word only matches exactly.
    return { ...whole, about: about.kind === "word" ? { kind: "and", queries: [about] } : about };
  }),
);
