import { partsOf, type Query } from "@earshot/domain/catalogue/query/query";
import { slips } from "@earshot/domain/catalogue/text/spelling";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader } from "../index/index-reader.js";

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
