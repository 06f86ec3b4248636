import { partsOf, type Query, type TextField } from "@earshot/domain/catalogue/query/query";
import { slips } from "@earshot/domain/catalogue/text/spelling";
import { LRUCache } from "lru-cache";
import { joinedKey, joinedSql } from "../../record/index-schema.js";
import { indexedFolded, isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader } from "../index/index-reader.js";
import { onceFor } from "../index/once-for.js";
import { typedTexts } from "./word-alternatives.js";

type Name = "title" | "host";

/** The ways in which names split a word of a query, by the searched field ("dhunplugged": "dh unplugged"). */
export type CompoundSplits = Readonly<Record<Name, ReadonlyMap<string, readonly (readonly string[])[]>>>;

/** Maximum number of names read for one word. */
const NAMES = 20;
/** A common word is split only if one part is in at most this many names, because all names with either part are read. */
const [USUAL, RARE_PART] = [1_000, 2_000];
/** Maximum number of ways to split a word in two that are tried. */
const MOST_PARTED = 8;
/** Words whose splits are cached. */
const CACHED = 1_000;

/** The ways in which names split the words of a query. Topic searches use titles. */
export function compoundSplits(reader: IndexReader, query: Query, field: TextField): CompoundSplits {
  const words = { title: new Set<string>(), host: new Set<string>() };
  for (const [text, within] of typedTexts(query, field, true)) {
    const [word, ...others] = queriedWords(text);
    if (word !== undefined && others.length === 0 && word.length > 1 && !isUnspaced(word))
      words[nameOf(within)].add(word);
  }
  const found = (name: Name) => new Map([...words[name]].map((word) => [word, partingsOf(reader)[name].memo(word)]));
  return { title: found("title"), host: found("host") };
}

/** The same for one word, as parts of a query of a field's index. */
export function splitMatches(splits: CompoundSplits | undefined, field: TextField, word: string): string[] {
  const found = splits?.[nameOf(field)].get(word) ?? [];
  // Adjacent words in a description or category are not a name.
  return found.map((words) => `${field === "topic" ? "title : " : ""}"${words.join(" ")}"`);
}

/** The ways in which names split the words of recent searches. */
const partingsOf = onceFor((reader: IndexReader) => {
  const cacheOf = (name: Name) =>
    new LRUCache<string, string[][]>({ max: CACHED, memoMethod: (word) => partings(reader, word, name) });
  return { title: cacheOf("title"), host: cacheOf("host") };
});

const nameOf = (field: TextField): Name => (field === "host" ? "host" : "title");

function partings(reader: IndexReader, word: string, name: Name): string[][] {
  const names = reader.all<{ name: string }>(
    `SELECT DISTINCT name FROM (SELECT ${name} AS name, place FROM texts WHERE ${joinedSql(name)} = ? ORDER BY place LIMIT ${NAMES})`,
    [joinedKey(word)],
  );
  const whole = names.map((found) => indexedFolded(found.name)).filter((words) => words.length > 2);
  return [...inTwo(reader, word, name), ...whole.filter((words) => words.join("") === word)];
}

/** Pairs of words in names that together form the word, most frequent first. */
function inTwo(reader: IndexReader, word: string, name: Name): string[][] {
  const cuts = Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const);
  const counts = reader.counts([word, ...cuts.flat()]);
  const countOf = (one: string) => counts.get(one)?.[name] ?? 0;
  const most = countOf(word) > USUAL ? RARE_PART : Infinity;
  return cuts
    .map((words) => ({ words: [...words], rarer: Math.min(...words.map(countOf)) }))
    .filter(({ rarer }) => rarer > 0 && rarer <= most)
    .sort((a, b) => b.rarer - a.rarer)
    .slice(0, MOST_PARTED)
    .map(({ words }) => words);
}

/** Minimum letters of a part. Judgment: shorter ones also end or begin other words. */
const SHORTEST = 4;
/** Letters between the parts of a German compound: "Kinder-n-arzt", "Zeitung-s-artikel". */
const LINKS = ["s", "n", "es", "en", "er", "e"];
/** A part must be in this many shows. */
const LEAST = 2;

/**
 * The query with its plain words that no show has taken apart, if they are compounds of two words that shows have: "Kinderhörspiele" is
 * "Kinder Hörspiele". undefined if there is none. A word that is one typo away from another is not a compound.
 */
export function withCompoundParts(reader: IndexReader, query: Query): Query | undefined {
  const queries = partsOf(query);
  const apart = queries.map((part) => (part.kind === "word" ? compoundParts(reader, part.text) : undefined));
  if (apart.every((parts) => parts === undefined)) return undefined;
  return {
    kind: "and",
    queries: queries.flatMap((part, at) => apart[at]?.map((text): Query => ({ kind: "word", text })) ?? [part]),
  };
}

function compoundParts(reader: IndexReader, text: string): readonly string[] | undefined {
  const [word = "", ...others] = queriedWords(text);
  if (others.length > 0 || word.length < 2 * SHORTEST || isUnspaced(word) || reader.counts([word]).size > 0)
    return undefined;
  const cuts = Array.from({ length: word.length - 2 * SHORTEST + 1 }, (_, at) => at + SHORTEST);
  const pairs = cuts.flatMap((cut) => {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const linked = LINKS.filter((link) => first.endsWith(link) && first.length - link.length >= SHORTEST);
    return [first, ...linked.map((link) => first.slice(0, -link.length))].map((one) => [one, second] as const);
  });
  const counts = reader.counts(pairs.flat());
  const rarer = (pair: readonly string[]) => Math.min(...pair.map((one) => counts.get(one)?.topic ?? 0));
  const [best] = pairs.filter((pair) => rarer(pair) >= LEAST).sort((a, b) => rarer(b) - rarer(a));
  return best && reader.counts(slips(word)).size === 0 ? best : undefined;
}
