import { type Chance, chance, madeUpWord, type WordStock } from "./word-stock.ts";

/** A row of the dump, with its values in the order of `GENERATED_COLUMNS`. */
export type GeneratedRow = (string | number | null)[];

export const GENERATED_COLUMNS = [
  "id", "url", "title", "lastUpdate", "link", "lastHttpStatus", "dead", "contentType", "itunesId", "originalUrl",
  "itunesAuthor", "itunesOwnerName", "explicit", "imageUrl", "newestItemPubdate", "language", "oldestItemPubdate",
  "episodeCount", "popularityScore", "priority", "createdOn", "updateFrequency", "host", "podcastGuid", "description",
  "category1", "category2", "category3", "category4", "newestEnclosureDuration",
] as const; // prettier-ignore

/** One row in this many is a show for which the exact title, a version with a typo, and the joined form are known. */
export const NEEDLE_EVERY = 5_000;
type Needle = { readonly id: number; readonly title: string; readonly slip: string; readonly joined: string };

/** Shares of shows by language, according to public figures of the Podcast Index; the rest are in English. */
const LANGUAGES = [
  [0.1, "es"], [0.18, "pt"], [0.23, "de"], [0.27, "fr"], [0.31, "id"], [0.33, "it"], [0.35, "zh"], [0.37, "ja"],
  [0.385, "ru"], [0.4, "ar"], [0.415, "hi"], [0.425, "ko"], [0.55, "en-us"], [0.6, "en-gb"],
] as const; // prettier-ignore
const CATEGORIES = [
  "Society", "Religion", "Education", "Business", "Arts", "Comedy", "News", "Music", "Health", "Sports", "Leisure",
  "Tv", "Technology", "Kids", "History", "Science", "Fiction", "Government", "True Crime", "Culture", "Spirituality",
  "Christianity", "Self Improvement", "Fitness", "Film", "Books", "Design", "Careers", "Entrepreneurship", "Games",
] as const; // prettier-ignore
const HOSTS = ["anchor.fm", "feeds.buzzsprout.com", "feeds.libsyn.com", "rss.art19.com", "feeds.acast.com"];
const DAY = 86_400;

export type Generation = {
  readonly seed: number;
  readonly stock: WordStock;
  /** In epoch seconds. */
  readonly now: number;
  /** The number of authors; some have thousands of shows, most have one. */
  readonly authors: number;
  /** 0 for the first dump; a later version has changed, new and removed rows. */
  readonly version: number;
};

/** The shares of rows that are changed, new and removed in the next version. */
export const CHANGED = 0.02;
export const ADDED = 0.005;
export const LOST = 0.001;

/** The show at a position in the dump (starting at 1); undefined if this version does not contain it. */
export function generatedShow(generation: Generation, id: number): GeneratedRow | undefined {
  const { seed, now, version } = generation;
  const fate = chance(seed + 77, id)();
  if (version > 0 && fate < LOST) return undefined;
  const changed = version > 0 && fate > 1 - CHANGED ? version : 0;
  // A twin is the same show at a second address.
  const twin = id > 100 && id % 97 === 0 ? id - 1 : id;
  const next = chance(seed, twin);
  const title = id % NEEDLE_EVERY === 0 ? needle(seed, id).title : titleOf(generation, next);
  const author = authorOf(generation, next);
  const popularity = next() ** 12;
  const episodes = Math.max(1, Math.round(Math.exp(next() * 6.2) * (0.3 + popularity)));
  // Most shows have ended; a fifth are still active.
  const age = next() < 0.2 ? next() * 30 * DAY : next() ** 0.7 * 3_000 * DAY;
  const created = now - Math.round(age + next() * 2_000 * DAY);
  const newest = Math.round(now - age) + changed;
  const dead = next() < 0.08 ? 1 : 0;
  const host = HOSTS[Math.floor(next() * HOSTS.length)] ?? "";
  const address = `https://${host}/${seed}/${id}.xml`;
  const words = next() < 0.04 ? 0 : next() < 0.05 ? 150 : 20 + Math.floor(next() * 25);
  const description = words > 0 ? generation.stock.text(next, words) : null;
  const categories = categoriesOf(next);
  return [
    id, address, title, newest, `https://${host}/${id}`, dead ? 404 : 200, dead, "application/rss+xml",
    next() < 0.7 ? 1_000_000_000 + id : null, address, author, author, next() < 0.12 ? 1 : 0,
    `https://${host}/covers/${id}.jpg`, newest, languageOf(next()), Math.min(created, newest), episodes,
    popularity > 0.01 ? Math.min(10, Math.ceil(popularity * 10)) : 0, popularity > 0.5 ? 1 : 0, created,
    Math.ceil(next() * 6), host, null, description, categories[0] ?? null, categories[1] ?? null,
    categories[2] ?? null, categories[3] ?? null, Math.round(300 + next() * 5_000),
  ]; // prettier-ignore
}

/** The needle at a position: a title that no other show has, the title with a typo in its longest word, and the title as one word. */
export function needle(seed: number, id: number): Needle {
  const next = chance(seed + 5, id);
  const words = [madeUpWord(next, 3), madeUpWord(next, 4)].map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const title = words.join(" ");
  const last = words[1] ?? "";
  const at = 2 + Math.floor(next() * (last.length - 4));
  const swapped = last.slice(0, at) + (last[at + 1] ?? "") + (last[at] ?? "") + last.slice(at + 2);
  return { id, title, slip: `${words[0]} ${swapped}`, joined: title.replaceAll(" ", "").toLowerCase() };
}

function titleOf({ stock }: Generation, next: Chance): string {
  const words = Array.from({ length: 2 + Math.floor(next() * 4) }, () => stock.draw(next));
  return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(" ");
}

function authorOf({ seed, authors, stock }: Generation, next: Chance): string {
  // The first authors have many shows: squaring a uniform random number makes small values more frequent.
  const who = chance(seed + 9, Math.floor(next() ** 2 * authors));
  const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
  return `${capital(stock.draw(who, 200, 6_000))} ${capital(stock.draw(who, 2_000))}`;
}

function languageOf(figure: number): string {
  return LANGUAGES.find(([upTo]) => figure < upTo)?.[1] ?? "en";
}

function categoriesOf(next: Chance): string[] {
  const count = Math.floor(next() * 4.4);
  const found = new Set<string>();
  for (let at = 0; at < count; at += 1) found.add(CATEGORIES[Math.floor(next() ** 1.7 * CATEGORIES.length)] ?? "");
  return [...found];
}
