import { foldWords } from "../text/fold.js";
import { ASKING_WORDS } from "../text/stop-words.js";
import type { Query } from "./query.js";

/** Beginnings of questions for shows like another one, after words such as "podcasts". Folded. */
const LIKE = new Set(["like", "similar to", "such as"]);

/** The name in "shows like Serial" or "similar to Serial", as a query; any other query as it is. */
export function withoutLikening(query: Query): Query {
  const parts = query.kind === "and" ? query.queries : [query];
  const words = parts.map((part) => (part.kind === "word" ? foldWords(part.text).join(" ") : ""));
  const at = words.findIndex((word) => !ASKING_WORDS.has(word) || word === "like");
  const length = [1, 2].find((many) => LIKE.has(words.slice(at, at + many).join(" ")));
  if (length === undefined || (at === 0 && length === 1)) return query;
  const [first, ...others] = parts.slice(at + length);
  if (first === undefined) return query;
  return others.length === 0 ? first : { kind: "and", queries: [first, ...others] };
}
