import { ADDED, CHANGED, type GeneratedRow, LOST } from "../shows/generated-shows.ts";
import { chance, type Chance } from "../shows/word-stock.ts";
import { cjkWord, HarshWords, pick } from "./words.ts";

const DAY = 86_400;
/** The moment that all dates are counted back from: the same dump on every day (2026-11-01). */
const NOW = 1_793_491_200;
const LANGUAGES = "en en en en en en en-us en-gb es es pt de de fr it id zh ja ru ar hi ko nl pl".split(" ");
export const HARSH_CATEGORIES = (
  "Society,Religion,Education,Business,Arts,Comedy,News,Music,Health,Sports,Leisure,Tv,Technology,Kids,History,Science," +
  "Fiction,Government,True Crime,Culture,Spirituality,Christianity,Self Improvement,Fitness,Film,Books,Design,Careers"
).split(",");
const HOSTS = ["anchor.fm", "feeds.buzzsprout.com", "feeds.libsyn.com", "rss.art19.com", "feeds.acast.com"];
/** One show in this number has the name of another, and one in this number is another under a second address. */
const NAMESAKES = 40;
const TWINS = 120;

export type HarshShow = {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly language: string;
};

/**
 * Generated shows that no rule of the search was written for. Titles of 2 to 5 words, descriptions of 20 to 45, namesakes, hosts
 * with thousands of shows, relatives of a word beside each other, and popularity that has nothing to do with words. Each show can
 * be generated alone, so that queries can be drawn without a catalogue.
 */
export class HarshShows {
  readonly words: HarshWords;
  private readonly seed: number;
  private readonly shows: number;

  constructor(seed: number, shows: number) {
    this.seed = seed;
    this.shows = shows;
    this.words = new HarshWords(seed);
  }

  /** Searchable values of the show with this number (from 1). */
  text(id: number): HarshShow {
    const own = this.original(id);
    const next = chance(this.seed + 101, own);
    const language = pick(LANGUAGES, next());
    const named = own > NAMESAKES && own % NAMESAKES === 0 ? Math.ceil(next() * (own - 1)) : own;
    return {
      title: this.title(named),
      author: this.author(next),
      description: this.description(next, language),
      language,
    };
  }

  feedUrl(id: number): string {
    return `https://${HOSTS[id % HOSTS.length]}/h${this.seed}/${id}.xml`;
  }

  /** The row of the dump; undefined for a show that this version has lost. */
  row(id: number, version = 0): GeneratedRow | undefined {
    const fate = chance(this.seed + 177, id)();
    if (version > 0 && fate < LOST) return undefined;
    const changed = version > 0 && fate > 1 - CHANGED ? version : 0;
    const { title, author, description, language } = this.text(id);
    const next = chance(this.seed + 211, this.original(id));
    const episodes = Math.max(1, Math.round(Math.exp(next() * 6.5)) + changed);
    const age = next() < 0.22 ? next() * 60 * DAY : next() * 3_500 * DAY;
    const newest = Math.round(NOW - age) + changed * DAY;
    const oldest = Math.round(NOW - age - episodes * DAY * (1 + next() * 9));
    const dead = next() < 0.08 ? 1 : 0;
    const popularity = next() < 0.02 ? Math.ceil(next() ** 2 * 9) : 0;
    const categories = [...new Set(Array.from({ length: Math.floor(next() * 4.2) }, () => pick(HARSH_CATEGORIES, next())))];
    const address = this.feedUrl(id);
    return [
      id, address, title, newest, address.replace("/h", "/show/"), dead ? 404 : 200, dead, "application/rss+xml",
      next() < 0.7 ? 1_100_000_000 + id : null, address, author, author, next() < 0.12 ? 1 : 0,
      `https://${HOSTS[id % HOSTS.length]}/covers/${id}.jpg`, newest, language, oldest, episodes,
      popularity, popularity > 8 ? 1 : 0, oldest, Math.ceil(next() * 6), HOSTS[id % HOSTS.length] ?? null, null,
      next() < 0.03 ? null : description, categories[0] ?? null, categories[1] ?? null, categories[2] ?? null,
      categories[3] ?? null, Math.round(300 + next() * 5_000),
    ]; // prettier-ignore
  }

  /** Rows of a version, numbered from 1. */
  last(version: number): number {
    return Math.round(this.shows * (1 + version * ADDED));
  }

  private original(id: number): number {
    return id > TWINS && id % TWINS === 0 ? id - 1 : id;
  }

  private title(id: number): string {
    const next = chance(this.seed + 307, id);
    const count = 2 + Math.floor(next() * 4);
    const far = next() < 0.04;
    return Array.from({ length: count }, () => (far ? cjkWord(next) : capital(this.words.ofTitle(next)))).join(" ");
  }

  private author(next: Chance): string {
    // The power crowds shows on the first hosts: the busiest one of a million shows has thousands.
    const who = chance(this.seed + 401, Math.floor(next() ** 2.5 * this.shows));
    const name = (from: number, count: number) => capital(this.words.at(from + Math.floor(who() * count)));
    return `${name(300, 8_000)} ${name(9_000, 60_000)}`;
  }

  private description(next: Chance, language: string): string {
    const far = language === "zh" || language === "ja";
    const words = 20 + Math.floor(next() * 26);
    return Array.from({ length: words }, () => (far ? cjkWord(next) : this.words.ofDescription(next))).join(" ");
  }
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
