import { createHash } from "node:crypto";
import { chance, type Chance } from "./chance.ts";
import { type HarshShow, type HarshShows } from "./shows.ts";
import { pick } from "./words.ts";

/** The same question for an engine that supports only words and attributes. */
export type PlainQuestion = {
  readonly words: string;
  readonly field?: "author";
  readonly phrase?: true;
  readonly filters?: { readonly language: string; readonly minEpisodes: number; readonly days: number };
  readonly order?: "updated" | "episodes" | "popularity";
};

/** An address below /api/v1. `page` is the number of the requested page; the pages before it are requested first. */
export type Question = { readonly address: string; readonly page?: number; readonly plain?: PlainQuestion };

/** Classes with the same targets. */
type Group = "words" | "narrowed" | "quick";
export type QuestionClass = { readonly name: string; readonly group: Group; readonly questions: readonly Question[] };

const ORDERS = ["updated", "episodes", "popularity", "title", "listeners"] as const;
const DEEP_PAGE = 50;
/** Requesting 50 pages takes as long as 50 questions. */
const DEEP_SHARE = 10;
/** The number of classes with common words. Each class uses different words, so that none benefits from another one's cache. */
const USES = 4;
/** How many rounds have different common words; after that, they repeat. */
const ROUNDS = 5;
const FILTERED_LANGUAGES = ["en", "es", "de", "fr", "pt"];

type Made = { readonly next: Chance; readonly show: HarshShow; readonly id: number; readonly at: number };

/**
 * The questions of a round, taken from the generator instead of the catalogue. Rounds share questions only by chance, so that a new round
 * is new to every engine.
 */
export function questionsOf(shows: HarshShows, count: number, round: number, size: number): QuestionClass[] {
  const some = (salt: number, many: number, question: (made: Made) => Question): Question[] =>
    Array.from({ length: many }, (_, at) => {
      const next = chance(40_000 + salt * 1_000 + round, at);
      const id = 1 + Math.floor(next() * count);
      return question({ next, show: shows.text(id), id, at });
    });
  const topic = (words: string, more: Record<string, string> = {}) => search(words, { mode: "topic", ...more });
  const common = (use: number, at: number, many = size) => shows.words.at(commonRank(round, many, at) * USES - use);
  const classes: [string, Group, (made: Made) => Question][] = [
    ["titles", "words", ({ show }) => ({ ...search(show.title), plain: { words: show.title } })],
    ["beginnings", "words", ({ show, next }) => plain(search, beginningOf(show.title, next))],
    ["hosts", "words", ({ show }) => ({ ...search(show.author, { mode: "host" }), plain: { words: show.author, field: "author" } })],
    ["phrases", "words", ({ show, next }) => phrase(neighbors(show.title, next))],
    ["one word", "words", ({ next }) => plain(topic, shows.words.at(Math.round(300 * 250 ** next())))],
    ["pairs", "words", ({ show, next }) => plain(topic, pairOf(show, next))],
    ["common words", "words", ({ at }) => plain(topic, common(0, at))],
    ["slips", "words", ({ show, next }) => search(withTypo(show.title, next))],
    ["three filters", "narrowed", ({ at, next }) => filtered(common(1, at), next)],
    ["orders", "narrowed", ({ at }) => ordered(common(2, at), pick(ORDERS, (at % ORDERS.length) / ORDERS.length))],
    ["similar", "narrowed", ({ id }) => ({ address: `/podcasts/${showId(shows.feedUrl(id))}/similar` })],
    ["suggest", "quick", ({ show, next }) => suggest(show.title, next)],
    ["podcast page", "quick", ({ id }) => ({ address: `/podcasts/${showId(shows.feedUrl(id))}` })],
  ]; // prettier-ignore
  const made = classes.map(([name, group, question], salt) => ({ name, group, questions: some(salt, size, question) }));
  const pages = Math.max(1, Math.floor(size / DEEP_SHARE));
  const deep = Array.from({ length: pages }, (_, at) => ({ ...topic(common(3, at, pages)), page: DEEP_PAGE }));
  return made.toSpliced(10, 0, { name: "page 50", group: "narrowed", questions: deep });
}

/** Searches in all modes unless another one is chosen, as the search page does. */
function search(term: string, more: Record<string, string> = {}): Question {
  return { address: `/search?${new URLSearchParams({ term, mode: "all", ...more }).toString()}` };
}

function plain(question: (words: string) => Question, words: string): Question {
  return { ...question(words), plain: { words } };
}

function phrase(words: string): Question {
  return { ...search(`"${words}"`), plain: { words, phrase: true } };
}

function filtered(words: string, next: Chance): Question {
  const filters = {
    language: pick(FILTERED_LANGUAGES, next()),
    minEpisodes: 5 + Math.floor(next() * 60),
    days: next() < 0.5 ? 60 : 90,
  };
  const { language, minEpisodes, days } = filters;
  const more = { mode: "topic", language, minEpisodes: String(minEpisodes), lastUpdate: `${days}d` };
  return { ...search(words, more), plain: { words, filters } };
}

function ordered(words: string, sort: (typeof ORDERS)[number]): Question {
  const question = search(words, { mode: "topic", sort });
  return sort === "title" || sort === "listeners" ? question : { ...question, plain: { words, order: sort } };
}

function suggest(title: string, next: Chance): Question {
  const q = title.slice(0, 2 + Math.floor(next() * 9)).trim();
  return { address: `/suggest?${new URLSearchParams({ q }).toString()}` };
}

/** The first two or three words of a title; only one if the title has two. */
function beginningOf(title: string, next: Chance): string {
  const words = title.split(" ");
  return words.slice(0, Math.min(words.length - 1, next() < 0.5 ? 2 : 3)).join(" ");
}

function neighbors(title: string, next: Chance): string {
  const words = title.split(" ");
  const at = Math.floor(next() * (words.length - 1));
  return words.slice(at, at + 2).join(" ");
}

/** Two words from a show's description, in any order, so that at least this show contains both. */
function pairOf({ description }: HarshShow, next: Chance): string {
  const words = [...new Set(description.split(" "))];
  const first = pick(words, next());
  return `${first} ${pick(words.filter((word) => word !== first), next())}`; // prettier-ignore
}

/** Swaps two neighboring letters of the longest word; the first letter stays. */
function withTypo(title: string, next: Chance): string {
  const longest = title.split(" ").reduce((a, b) => (b.length > a.length ? b : a), "");
  const at = 1 + Math.floor(next() * Math.max(1, longest.length - 2));
  const swapped = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return title.replace(longest, swapped);
}

/** Starts at 1. Each round uses other ranks of the most common words; steps of 7 mix very common words with less common ones. */
function commonRank(round: number, size: number, at: number): number {
  const ranks = 7 * Math.ceil((size * ROUNDS) / 7);
  const place = (round * size + at) % ranks;
  return 1 + (place % (ranks / 7)) * 7 + Math.floor(place / (ranks / 7));
}

/** The id that the catalogue gives to a feed's show: the first 64 bits of a hash of the address, in base 32. */
function showId(feedUrl: string): string {
  const key = feedUrl.replace("https://", "");
  const bits = createHash("sha256").update(key).digest().readBigUInt64BE();
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  return Array.from({ length: 13 }, (_, at) => alphabet[Number((bits >> BigInt(5 * (12 - at))) & 31n)]).join("");
}
