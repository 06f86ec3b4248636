import type { ReadChart } from "./demand-signal.js";
import { FITTED } from "./fitted-model.js";

/**
 * A place in a country's chart (1 is the top). `genre` is the chart's category; without it, the chart covers all shows. `absentFrom` are
 * charts of all shows that were read and do not have the show.
 */
export type ChartPlace = {
  readonly country: string;
  readonly place: number;
  readonly genre?: string;
  readonly absentFrom?: readonly ReadChart[];
};

/** How fast listeners fall with the place: the assumption before fitting. */
export const PRIOR_FALL = 0.74;

/**
 * The number of shows of each category in Apple's overall US chart: 144 from March 2021 (https://github.com/ardeerd/6242-Project) and 100
 * from April 2025 (https://github.com/nosherzapoo/podcast_rankings).
 */
const CHARTED: Readonly<Record<string, number>> = {
  "true crime": 41, news: 40, "society & culture": 36, business: 31, comedy: 23, education: 15, "health & fitness": 15, history: 12,
  sports: 9, "religion & spirituality": 7, arts: 4, "tv & film": 4, "kids & family": 3, science: 2, technology: 2, fiction: 0,
  government: 0, leisure: 0, music: 0,
}; // prettier-ignore
const CHARTED_SHOWS = sum(Object.values(CHARTED));
const CATEGORIES = Object.keys(CHARTED).length;

/**
 * Judgment: added to each count, because categories are more mixed further down the chart. With it, the counts from either chart predict
 * half of the places in the other within a factor of 1.8. If all categories had the same share, the factors would be 3.2 and 2.7.
 */
const ADDED = 3;

/** Apple's subcategories. A test compares them with the catalogue's. */
export const SUBCATEGORIES: Readonly<Record<string, readonly string[]>> = {
  arts: ["books", "design", "fashion & beauty", "food", "performing arts", "visual arts"],
  business: ["careers", "entrepreneurship", "investing", "management", "marketing", "non-profit"],
  comedy: ["comedy interviews", "improv", "stand-up"],
  education: ["courses", "how to", "language learning", "self-improvement"],
  fiction: ["comedy fiction", "drama", "science fiction"],
  "health & fitness": ["alternative health", "fitness", "medicine", "mental health", "nutrition", "sexuality"],
  "kids & family": ["education for kids", "parenting", "pets & animals", "stories for kids"],
  leisure: [
    "animation & manga",
    "automotive",
    "aviation",
    "crafts",
    "games",
    "hobbies",
    "home & garden",
    "video games",
  ],
  music: ["music commentary", "music history", "music interviews"],
  news: [
    "business news",
    "daily news",
    "entertainment news",
    "news commentary",
    "politics",
    "sports news",
    "tech news",
  ],
  "religion & spirituality": ["buddhism", "christianity", "hinduism", "islam", "judaism", "religion", "spirituality"],
  science: [
    "astronomy",
    "chemistry",
    "earth sciences",
    "life sciences",
    "mathematics",
    "natural sciences",
    "nature",
    "physics",
    "social sciences",
  ],
  "society & culture": ["documentary", "personal journals", "philosophy", "places & travel", "relationships"],
  sports: [
    "baseball",
    "basketball",
    "cricket",
    "fantasy sports",
    "football",
    "golf",
    "hockey",
    "rugby",
    "running",
    "soccer",
    "swimming",
    "tennis",
    "volleyball",
    "wilderness",
    "wrestling",
  ],
  "tv & film": ["after shows", "film history", "film interviews", "film reviews", "tv reviews"],
};

/**
 * The number of shows overall for each show of this category. Judgment: all subcategories of a category have the same share of it. An
 * unknown name counts as an average category.
 */
function showsForEach(genre: string): number {
  const name = genre
    .slice(genre.lastIndexOf(">") + 1)
    .trim()
    .toLowerCase();
  const [category, parts] = Object.entries(SUBCATEGORIES).find(([, names]) => names.includes(name)) ?? [name, [name]];
  const charted = CHARTED[category];
  if (charted === undefined) return CATEGORIES;
  return ((CHARTED_SHOWS + CATEGORIES * ADDED) / (charted + ADDED)) * parts.length;
}

/**
 * A show's place among all shows of the country. A show that the country's chart of all shows does not have is below its last place,
 * whatever the show's place in a category.
 */
function placeAmongAll({ country, place, genre, absentFrom = [] }: ChartPlace): number {
  const own = absentFrom.filter((chart) => chart.country.toLowerCase() === country.toLowerCase());
  const best = Math.max(0, ...own.map(({ places }) => places)) + 1;
  return Math.max(best, place * (genre === undefined ? 1 : showsForEach(genre)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Millions of people in the United States who had listened to a podcast in the last month (Infinite Dial 2021). */
const UNITED_STATES = 116;

/**
 * Millions of people who listened to a podcast in the last month. Australia: 9 in 2023 (Infinite Dial). Others: the number of people
 * online times the share who listened (Digital News Reports of 2020, 2021 and 2023: 41% in Ireland, 38% in Spain, 37% in Sweden and
 * Norway, 33% in Canada, 28% in Denmark, 26% in France, 22% in Britain). If the share is not known, it is 30%, but a tenth in Japan and
 * an eighth in South Korea (surveys of 2024 and 2021). India and the Philippines are judgments: few people online there use the apps that
 * have charts.
 */
const MARKETS: Readonly<Record<string, number>> = {
  us: UNITED_STATES, gb: 14.4, au: 9, ca: 11.8, ie: 1.9, nz: 1.4, za: 10.4, in: 20, ph: 5, sg: 1.6, hk: 2.1, tw: 6.8,
  de: 23.7, at: 2.4, ch: 2.5, fr: 15.8, be: 3.2, nl: 4.9, es: 16.6, pt: 2.7, it: 16, gr: 2.6, tr: 22,
  se: 3.7, no: 2, dk: 1.6, fi: 1.6, pl: 10.5, cz: 2.8, sk: 1.5, hu: 2.5, ro: 4.4,
  br: 53, mx: 26.5, ar: 12.6, cl: 5.5, co: 13, pe: 8.9, jp: 11.8, kr: 6,
}; // prettier-ignore
const OTHER_MARKET = 1.5;

/** Judgment: the share of a country's people who listen to podcasts if it is not known, that is 30% of those who are online. */
const LISTENING = 0.25;
/** Millions of people in countries where that is less than `OTHER_MARKET` (Unicode CLDR 48). */
const SMALL_COUNTRIES: Readonly<Record<string, number>> = {
  ad: 0.085, ag: 0.1, ai: 0.019, al: 3.1, am: 3, aq: 0.0003, as: 0.044, aw: 0.13, ax: 0.026, ba: 3.8, bb: 0.3,
  bh: 1.6, bl: 0.0071, bm: 0.073, bn: 0.49, bq: 0.02, bs: 0.41, bt: 0.88, bv: 0.000001, bw: 2.5, bz: 0.42,
  cc: 0.00059, cf: 5.7, ck: 0.0078, cr: 5.3, cv: 0.61, cw: 0.15, cx: 0.0017, cy: 1.3, dj: 0.99, dm: 0.075, ee: 1.2,
  eh: 0.65, fj: 0.95, fk: 0.0037, fm: 0.1, fo: 0.053, ga: 2.5, gd: 0.11, ge: 4.9, gf: 0.2, gg: 0.068, gi: 0.03,
  gl: 0.058, gm: 2.5, gp: 0.45, gq: 1.8, gs: 0.00002, gu: 0.17, gw: 2.1, gy: 0.79, hm: 0.000001, hr: 4.2, im: 0.092,
  io: 0.0035, is: 0.36, je: 0.1, jm: 2.8, ki: 0.12, km: 0.9, kn: 0.055, kw: 3.1, ky: 0.067, lb: 5.4, lc: 0.17,
  li: 0.04, lr: 5.4, ls: 2.2, lt: 2.6, lu: 0.67, lv: 1.8, mc: 0.032, md: 3.6, me: 0.6, mf: 0.033, mh: 0.082, mk: 2.1,
  mn: 3.3, mo: 0.64, mp: 0.051, mq: 0.44, mr: 4.3, ms: 0.0055, mt: 0.47, mu: 1.3, mv: 0.39, na: 2.8, nc: 0.3,
  nf: 0.0017, nr: 0.0099, nu: 0.002, om: 3.9, pa: 4.5, pf: 0.3, pm: 0.0051, pn: 0.00005, pr: 3, ps: 5.4, pw: 0.022,
  qa: 2.6, re: 0.79, sb: 0.73, sc: 0.098, sh: 0.0079, si: 2.1, sj: 0.0029, sm: 0.035, sr: 0.65, st: 0.22, sx: 0.046,
  sz: 1.1, tc: 0.06, tf: 0.00014, tk: 0.0016, tl: 1.5, tm: 5.7, to: 0.1, tt: 1.4, tv: 0.012, um: 0.00032, uy: 3.4,
  va: 0.001, vc: 0.1, vg: 0.04, vi: 0.1, vu: 0.32, wf: 0.016, ws: 0.21, xk: 2, yt: 0.19,
}; // prettier-ignore

/** The countries with a market above that speak a language, by ISO 639-1 code. Only languages that are also heard in other countries' charts. */
const SPOKEN_IN: Readonly<Record<string, readonly string[]>> = {
  en: ["us", "gb", "au", "ca", "ie", "nz", "za", "in", "ph", "sg", "hk"],
  de: ["de", "at", "ch"], fr: ["fr", "be", "ca", "ch"], nl: ["nl", "be"], pt: ["br", "pt"],
  es: ["es", "mx", "ar", "cl", "co", "pe"],
}; // prettier-ignore

const countriesOf = (language: string | undefined) => SPOKEN_IN[language?.slice(0, 2).toLowerCase() ?? ""];

/** What is known of a show's charts: their countries, its listeners there, and the charts that were read and do not have it. */
export type KnownCharts = {
  readonly countries: readonly string[];
  readonly listeners: number;
  readonly absentFrom: readonly ReadChart[];
};

/**
 * The listeners that a show may have in the countries of its language, relative to those in the countries of its charts, if it has the
 * same place everywhere; undefined if one of the charts is of such a country, or if the language is unknown or spoken in one country only.
 */
export function listenersElsewhere(language: string | undefined, charts: KnownCharts): number | undefined {
  const home = countriesOf(language);
  if (home === undefined || charts.countries.some((country) => home.includes(country.toLowerCase()))) return undefined;
  return atMostIn(home, charts);
}

/**
 * The listeners that a show may have in further countries, relative to those in the countries of its charts: as many as the same place has
 * there, and no more than the place after the last one of a chart that does not have it.
 */
function atMostIn(further: readonly string[], { countries, listeners, absentFrom }: KnownCharts): number {
  const known = sum(countries.map(shareOfMarket));
  return sum(
    further.map((country) => {
      const places = absentFrom.find((chart) => chart.country.toLowerCase() === country)?.places;
      const same = shareOfMarket(country) / known;
      return places === undefined ? same : Math.min(same, chartAudience({ country, place: places + 1 }) / listeners);
    }),
  );
}

/** Whether a country has a larger podcast audience than another. */
export function isLargerMarket(country: string, than: string): boolean {
  return shareOfMarket(country) > shareOfMarket(than);
}

/**
 * The listeners that a show may have in the larger countries of its language, relative to those in the countries of its charts, if it has
 * the same place there; undefined if one of the charts is of the largest of these countries or of the show's own (`country`), if none is
 * of a country of its language, or if the language is unknown or spoken in one country only.
 */
export function listenersInLarger(
  language: string | undefined,
  charts: KnownCharts,
  country?: string,
): number | undefined {
  const home = countriesOf(language);
  const charted = charts.countries.map((code) => code.toLowerCase());
  if (home === undefined || charted.includes(country?.toLowerCase() ?? "")) return undefined;
  const largest = Math.max(0, ...home.filter((code) => charted.includes(code)).map(shareOfMarket));
  const larger = home.filter((code) => shareOfMarket(code) > largest);
  return largest === 0 || larger.length === 0 ? undefined : atMostIn(larger, charts);
}

/** Judgment: days after its first episode for which a show is new in a chart. */
const NEW_FOR_DAYS = 60;

/**
 * The part of an older show's listeners that a new show at its place has, and the error that this adds, as a deviation in powers of
 * ten. Charts rise with new followers, which is all that a new show has. Judgment, from three shows that led the chart
 * of the United States in their first weeks (`LAUNCHED_SHOWS` of the bench): two had a quarter, a record launch nearly all.
 */
export const NEW_SHOW = { part: 0.25, deviation: 0.3 } as const;

/**
 * Whether a show was new on the days of its places in charts: `begun` is its first known day, all in epoch seconds. A show of unknown
 * age is not new, nor one with a place before its first known day: its feed keeps only later episodes.
 */
export function isNewInCharts(begun: number | undefined, days: readonly number[]): boolean {
  return begun !== undefined && days.every((day) => day >= begun && day - begun <= NEW_FOR_DAYS * 86_400);
}

/** Listeners in 30 days that a place in a chart points to. Falls with the place. */
export function chartAudience(chart: ChartPlace): number {
  return FITTED.chart.firstPlace * jointPlace([chart], FITTED.chart.fall) ** -FITTED.chart.fall;
}

/**
 * The US chart place that is worth as much as several charts together, usually not a whole number; Infinity without charts. Each
 * country's listeners fall with the place to the power of `fall`.
 */
export function jointPlace(charts: readonly ChartPlace[], fall: number): number {
  const worth = charts.reduce((sum, chart) => sum + shareOfMarket(chart.country) * placeAmongAll(chart) ** -fall, 0);
  return worth ** (-1 / fall);
}

/** A country's listeners relative to those in the United States. */
function shareOfMarket(country: string): number {
  const code = country.toLowerCase();
  const unlisted = Math.min(OTHER_MARKET, LISTENING * (SMALL_COUNTRIES[code] ?? Infinity));
  return (MARKETS[code] ?? unlisted) / UNITED_STATES;
}

/**
 * Listeners in 30 days of a show that is first in every large English-speaking country: the model allows no more. The largest published
 * figures are 10 to 12 million monthly listeners or downloads per episode.
 */
export const LARGEST_AUDIENCE =
  FITTED.chart.firstPlace * sum(["us", "gb", "ca", "au", "ie", "nz", "za", "in"].map(shareOfMarket));

/**
 * Listeners of the last show on a popular-shows list. `genre` is the list's category; without it, the list covers all shows. Every show
 * on the list has at least this many.
 */
export function leastInList({ shows, genre }: { readonly shows: number; readonly genre?: string }): number {
  return chartAudience({ country: "us", place: shows, ...(genre === undefined ? {} : { genre }) });
}
