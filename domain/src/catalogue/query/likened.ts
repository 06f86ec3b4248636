import { foldWords } from "../text/fold.js";
import { ASKING_WORDS } from "../text/stop-words.js";
import { partsOf, type Query } from "./query.js";

/** Words for shows, before "like": "talk like a man" asks for no shows. */
const SHOWS = /^(?:podcasts?|pods?|shows?|series)$/;
/** Beginnings of questions for shows like another one, after words such as "podcasts". Folded. */
const LIKE = new Set(["like", "similar to", "such as"]);

/** The name in "shows like Serial" or "similar to Serial", as a query; any other query as it is, also "Podcast Like a Boss". */
export function withoutLikening(query: Query): Query {
  const parts = partsOf(query);
  const words = parts.map((part) => (part.kind === "word" ? foldWords(part.text).join(" ") : ""));
  const at = words.findIndex((word) => !ASKING_WORDS.has(word) || word === "like");
  const length = [1, 2].find((many) => LIKE.has(words.slice(at, at + many).join(" ")));
  const isAsked = SHOWS.test(words[at - 1] ?? "") || (at === 0 && words[0] === "similar");
  if (length === undefined || !isAsked || /^an?$/.test(words[at + length] ?? "")) return query;
  const [first, ...others] = parts.slice(at + length);
  if (first === undefined) return query;
  return others.length === 0 ? first : { kind: "and", queries: [first, ...others] };
}
