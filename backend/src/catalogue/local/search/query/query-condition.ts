import { appleCategories } from "@earshot/domain/catalogue/codes/categories";
import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import type { ListenerLimits } from "@earshot/domain/catalogue/search/search-filters";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { OPEN_END } from "../../record/audience-facts.js";
import { labelWord } from "../../record/words/label-words.js";
import { categoryLabel, codeLabel, explicitLabel } from "../../record/words/labels.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { CatalogueState } from "./scope.js";
import { adjacent, all, allOf, allWords, any, anyOf, type Condition, range, text, within } from "../index/condition.js";
import { spellingsIn, type WordAlternatives } from "./word-alternatives.js";
import { splitMatches, type CompoundSplits } from "./compounds.js";

export type QueryContext = {
  /** The number of shows with each word; adjacent typed words are tried as one word only if it is known. */
  readonly words: CatalogueState["words"];
  /** The alternatives of a plain word; none by default. */
  readonly alternatives?: WordAlternatives;
  /** The ways in which names split a word. */
  readonly splits?: CompoundSplits;
  /** Whether an excluded word may not occur in any field, instead of only in the searched one. */
  readonly excludesEverywhere?: boolean;
  readonly now: Date;
};

type Conditions = readonly (Condition | undefined)[];

/** The conditions of a query; undefined for a part without any. Words are searched in `field`. */
export function queryConditions(query: Query, field: TextField, context: QueryContext): Conditions {
  if (query.kind !== "and") return [compile(query, field, context)];
  return [wordRuns(query.queries, field, context), ...otherParts(query.queries, field, context)];
}

/** Whether the parts are one word besides exclusions and filters: like a word without them, it matches as typed. */
function isLoneWord(parts: readonly Query[]): boolean {
  const searched = parts.filter(({ kind }) => SEARCHED.has(kind));
  return parts.length > 1 && searched.length === 1 && searched[0]?.kind === "word";
}

const SEARCHED: ReadonlySet<Query["kind"]> = new Set(["word", "phrase", "and", "or", "in"]);

function compile(query: Query, field: TextField, context: QueryContext): Condition | undefined {
  switch (query.kind) {
    case "word":
    case "phrase":
      return phrase(query, field, context);
    case "not": {
      const fields = context.excludesEverywhere && hasWords(query.query) ? EVERYWHERE : [field];
      const of = any(fields.map((one) => compile(query.query, one, context)));
      return of && (of.kind === "not" ? of.of : { kind: "not", of });
    }
    case "and": {
      const parts = queryConditions(query, field, context);
      return parts.some((part) => part !== undefined) ? all(parts) : undefined;
    }
    case "or":
      return any(query.queries.map((part) => compile(part, field, context)));
    case "in":
      return compile(query.query, query.field, context);
    default:
      return filterCondition(query, context);
  }
}

/** The fields that have all words of a show; topics include titles. */
const EVERYWHERE: readonly TextField[] = ["topic", "host"];

/** Whether a query has words outside of `title:`, `host:` and `topic:`. */
function hasWords(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.some(hasWords);
  return query.kind === "not" ? hasWords(query.query) : query.kind === "word" || query.kind === "phrase";
}

/** Words that follow each other. */
function phrase(
  { kind, text: typed }: Extract<Query, { kind: "word" | "phrase" }>,
  field: TextField,
  context: QueryContext,
): Condition | undefined {
  const words = queriedWords(typed);
  // "start-up" is also written "startup".
  if (words.length > 1 && kind === "word") return text(field, wordsInRow(words, field, context));
  const [word, ...others] = words;
  const { splits, alternatives } = context;
  const written =
    word === undefined || others.length > 0
      ? []
      : [...spellingsIn(alternatives, word).map((one) => adjacent(one)), ...splitMatches(splits, field, word)];
  return text(field, anyOf([adjacent(words), ...written]));
}

/** Words typed as one, such as "start-up": next to each other, or really as one word if the catalogue has it. */
function wordsInRow(words: readonly string[], field: TextField, { words: known }: QueryContext): string {
  const joined = words.join("");
  return anyOf([adjacent(words), known.has(joined) ? adjacent([joined]) : ""]);
}

/** Adjacent words as one condition: a title may write them together. */
function wordRuns(queries: readonly Query[], field: TextField, context: QueryContext): Condition | undefined {
  const parts: string[] = [];
  let run: string[] = [];
  const isLone = isLoneWord(queries);
  const othersFor = (word: string) =>
    isLone
      ? spellingsIn(context.alternatives, word)
      : (context.alternatives?.get(word)?.map(({ words }) => words) ?? []);
  const splitsOf = (word: string) => splitMatches(context.splits, field, word);
  const close = () => {
    parts.push(allWords(run, (word) => context.words.has(word), othersFor, splitsOf));
    run = [];
  };
  for (const query of queries) {
    const words = query.kind === "word" ? queriedWords(query.text) : undefined;
    if (words === undefined) close();
    else if (words.some(isUnspaced)) parts.push(adjacent(words));
    else run.push(...words);
  }
  close();
  return text(field, allOf(parts));
}

/** The conditions of a query besides its plain words. */
export function otherParts(queries: readonly Query[], field: TextField, context: QueryContext): Conditions {
  return queries.filter(({ kind }) => kind !== "word").map((part) => compile(part, field, context));
}

type Filter = Exclude<Query, { kind: "word" | "phrase" | "not" | "and" | "or" | "in" }>;

function filterCondition(query: Filter, { now }: QueryContext): Condition {
  switch (query.kind) {
    case "is":
      return query.field === "lang"
        ? hasLabel([codeLabel("language", languageCode(query.value) ?? query.value)])
        : hasLabel(categoryLabels(query.value));
    case "explicit":
      return hasLabel([explicitLabel(query.value)]);
    case "number":
      return query.field === "ep" ? within(range("episodes", query.from ?? 0, query.to)) : listenersWithin(query);
    case "updated": {
      const limit = Math.floor(now.getTime() / 1000) - query.days * 86_400;
      return within(query.newer ? range("updated", limit) : range("updated", 0, limit - 1));
    }
  }
}

/** A category in any spelling: as typed, and Apple's name for it. */
export function categoryLabels(name: string): string[] {
  return [...new Set([name, ...appleCategories([name])].map(categoryLabel))];
}

/** At least one of the labels. */
export function hasLabel(labels: readonly string[]): Condition {
  return { kind: "text", field: "any", match: anyOf(labels.map((label) => `"${labelWord(label)}"`)) };
}

/** The same as `isWithinListeners`; unknown listeners are in no range. */
export function listenersWithin({ from, to, reach }: ListenerLimits): Condition {
  const [least, most] = [Math.min(from ?? 0, OPEN_END), to == null ? null : Math.min(to, OPEN_END)];
  if (most === null) return within(reach ? range("high", least) : range("filtered", least));
  // Excludes open ranges: they have no upper end.
  if (reach) return within(range("high", least, OPEN_END - 1), range("low", 0, most));
  return within(range("filtered", least, most), range("high", 0, OPEN_END - 1));
}
