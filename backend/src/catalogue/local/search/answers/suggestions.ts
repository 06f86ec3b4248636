import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import type { SuggestRequest } from "@earshot/domain/catalogue/search/search-request";
import { joinedKey } from "../../record/index-schema.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import { namesAt, placesWithPrefix, titlesWithWords, type Named } from "./name-prefixes.js";
import type { IndexReader } from "../index/index-reader.js";

/** Suggestions in order; the names of shows and hosts are read where shows are stored. */
export type IndexSuggestion =
  { readonly kind: "podcast" | "host"; readonly id: string } | { readonly kind: "category"; readonly text: string };

/** Rows read for each suggestion wanted: several shows have the same title or host. */
const SPARE = 3;

/** Titles, hosts and categories that complete the typed text, popular ones first; the kind that matches the mode comes first. */
export function suggestions(reader: IndexReader, request: SuggestRequest): IndexSuggestion[] {
  const key = joinedKey(request.q);
  if (key === "") return [];
  const wanted = request.limit * SPARE;
  const named = (name: "title" | "host", most: number) =>
    namesAt(reader, name, placesWithPrefix(reader, name, key).slice(0, most));
  const begun = named("title", wanted);
  const inside = begun.length < wanted ? wordsInside(request.q) : [];
  const held = inside.length > 0 ? titlesWithWords(reader, { words: inside, limit: wanted }) : [];
  const titles = distinct([...begun, ...held]).map(({ id }) => ({ kind: "podcast" as const, id }));
  const hosts = distinct(named("host", wanted * 2)).map(({ id }) => ({ kind: "host" as const, id }));
  return arranged(request, titles, hosts, categoriesLike(reader, request.q));
}

function arranged(
  { mode, limit }: SuggestRequest,
  titles: readonly IndexSuggestion[],
  hosts: readonly IndexSuggestion[],
  categories: readonly IndexSuggestion[],
): IndexSuggestion[] {
  const order = {
    all: [titles, hosts, categories],
    title: [titles, hosts, categories],
    topic: [categories, titles, hosts],
    host: [hosts, titles, categories],
  };
  const [first = [], second = [], third = []] = order[mode];
  // The first kind must leave room for the others.
  const room = Math.max(Math.ceil(limit * 0.6), limit - Math.min(3, second.length + third.length));
  return [
    ...first.slice(0, room),
    ...second.slice(0, 2),
    ...third.slice(0, 1),
    ...first.slice(room),
    ...second.slice(2),
  ].slice(0, limit);
}

/** Each name once, however it is written. */
function distinct(names: readonly Named[]): Named[] {
  const seen = new Map<string, Named>();
  for (const named of names) {
    const key = joinedForm(named.name);
    if (key !== "" && !seen.has(key)) seen.set(key, named);
  }
  return [...seen.values()];
}

/** All typed words, the last one as a prefix; none while that is too short, because one letter begins many words. */
function wordsInside(q: string): string[] {
  const words = queriedWords(q);
  const last = words.at(-1);
  return last === undefined || isUnspaced(last) || words.join("").length < 3 || [...last].length < 2 ? [] : words;
}

function categoriesLike(reader: IndexReader, q: string): IndexSuggestion[] {
  const words = queriedWords(q).join(" ");
  const rows = reader.all<{ name: string }>(
    `SELECT name FROM category_names WHERE instr(' ' || label, ?) > 0 ORDER BY shows DESC, name LIMIT 5`,
    [` ${words}`],
  );
  return rows.map(({ name }) => ({ kind: "category", text: name }));
}
