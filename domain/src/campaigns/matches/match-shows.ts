import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { SearchResult } from "../../catalogue/search/search-request.js";
import { readSubjects } from "../fit/read-subjects.js";
import { wordsOf } from "../brief/brief-words.js";
import { isOf } from "../brief/finding.js";
import { placesNamed } from "../brief/read-countries.js";
import { briefFindings, isImplied } from "../brief/brief-findings.js";
import { chosenReadings, counted } from "../brief/readings.js";
import { type AdBrief, type BriefChoices, briefFrom } from "../fit/brief-from.js";
import { type AdFit, adFit, fitMiddle, fitShow, type FitShow } from "../fit/ad-fit.js";
import { audienceMiddle, type Dollars, spotPrice } from "../fit/budget-fit.js";
import { isAudiobook } from "../fit/audiobook.js";
import { isTitled, OF_BOOKS, subjectText } from "../fit/subject-of-text.js";
import { isAbout, isApart, nearestOf } from "../fit/category-fit.js";
import { isElsewhere, isLecture, isOfOtherLanguage, isOfTrade, otherTrades } from "../fit/show-kind.js";
import { exclusionOf } from "../fit/taboo-fit.js";
import {
  headingSearches,
  type MatchFilters,
  type MatchSearch,
  matchSearches,
  nearSearches,
  otherLanguageSearches,
} from "./match-searches.js";
import { isOfOtherProduct } from "./other-product.js";
import { withoutCopies } from "./without-copies.js";
import { groupOf, MATCH_GROUPS, type MatchGroup } from "./match-group.js";

/** Maximum number of shows that a match lists. */
export const MATCHES_MOST = 50;
/** Maximum number of shows that a match scores. Judgment: scoring more takes longer than a search. */
export const WEIGHED_MOST = 500;

export type MatchRequest = BriefChoices & {
  /** The brief's text, which is not stored. */
  readonly brief: string;
  readonly filters: MatchFilters;
};

export type ShowMatch = {
  readonly podcast: SearchResult;
  readonly fit: AdFit;
  readonly group: MatchGroup;
  /** The market price of a 60-second spot; absent if the audience of an episode is unknown. */
  readonly price?: Dollars & { readonly cpm: number };
};

export type ShowMatches = {
  /** Sorted by group, with the best in each group first. */
  readonly matches: readonly ShowMatch[];
  /** The number of shows that were scored, without excluded ones. */
  readonly weighed: number;
  /** The number of shows that the brief excludes. */
  readonly excluded: number;
};

/** With fewer fitting shows, a campaign cannot be planned, so shows in other languages are added. Judgment. */
const ENOUGH_FIT = 10;
/**
 * Shorter lists also contain shows that are about something near the subject, or only mention it. Judgment: a short list of fitting shows is
 * more useful than a long one.
 */
const ENOUGH_ROWS = 5;
/** Maximum number of searches in other languages. Including them, a match makes at most 17 searches. */
const MOST_OTHER_SEARCHES = 3;
/** How many times more shows than are listed are checked for copies. */
const WITH_COPIES = 3;
/** Maximum number of listed shows in other languages. Judgment: more than a few that do not fit do not help anybody. */
const MOST_ELSEWHERE = 10;

/**
 * Finds the shows in the catalogue that best suit a brief. The search index finds a few hundred, and the ad-fit rules score each one.
 * Shows that fit come first. If there are few, shows about the parent category and near shows follow. Then come the best shows about the
 * same subject in other languages than the brief's, and in short lists those that only mention it. Equal scores are sorted by the country
 * that the brief names, then by audience, then by relevance.
 * Throws CatalogueUnavailable.
 */
export async function matchShows(
  catalogue: Pick<PodcastCatalogue, "search">,
  { brief: text, filters, findings: choices = {}, ...fields }: MatchRequest,
): Promise<ShowMatches> {
  const readings = chosenReadings(briefFindings(text), choices);
  const findings = counted(readings);
  const brief = briefFrom(text, readings, fields, readSubjects);
  const { countries = [] } = brief;
  const wanted: Wanted = {
    ...brief,
    places: new Set(countries.length > 0 ? [...countries, ...placesNamed(wordsOf(text))] : []),
    trades: otherTrades(brief),
  };

  const weigh = async (searches: readonly MatchSearch[]): Promise<Weighed> => {
    const found = together(
      await Promise.all(
        searches.map(async ({ search, finds }) => ({ finds, shows: (await catalogue.search(search)).results })),
      ),
    );
    const shows = found.map((podcast) => ({ podcast, facts: fitShow(podcast) }));
    const weighed = shows.filter(({ facts }) => exclusionOf(brief.taboos, facts) === undefined);
    return {
      ids: shows.map(({ podcast }) => podcast.id),
      shows: weighed.map(({ podcast, facts }) => {
        const fit = adFit(brief, facts);
        return { podcast, facts, fit, group: groupIn(wanted, facts, fit) };
      }),
    };
  };
  const searches = matchSearches(findings, brief, filters);
  const own = await weigh(searches);
  const fits = own.shows.filter(({ group }) => group === "fits").length;
  const isFew = searches.length > 0 && fits < ENOUGH_FIT;
  // If the brief asks for a language, it is not replaced by another one.
  const isAsked =
    fields.language !== undefined ||
    readings.some(({ finding, chosen }) => isOf("language")(finding) && (chosen || !isImplied(finding, findings)));
  const isWider = isFew && !isAsked && brief.languages.length > 0;
  const [near, others] = await Promise.all([
    isFew ? weigh([...headingSearches(brief, filters), ...nearSearches(brief, filters)]) : NOTHING,
    isWider ? weigh(otherLanguageSearches(findings, brief, filters).slice(0, MOST_OTHER_SEARCHES)) : NOTHING,
  ]);

  const known = new Set(own.ids);
  const isNew = ({ podcast: { id } }: WeighedShow): boolean => !known.has(id) && Boolean(known.add(id));
  const [nearby, elsewhere] = [near.shows.filter(isNew), others.shows.filter(isNew)];
  const weighed = own.shows.length + nearby.length + elsewhere.length;
  const byFit = (a: WeighedShow, b: WeighedShow): number =>
    fitMiddle(b.fit) - fitMiddle(a.fit) ||
    Number(isFrom(countries, b)) - Number(isFrom(countries, a)) ||
    people(b.facts) - people(a.facts);
  const ranked = [
    ...own.shows,
    ...nearby
      .filter(({ group }) => group === "fits")
      .sort(byFit)
      .slice(0, ENOUGH_FIT - fits),
    ...nearby.filter(({ group }) => group === "near"),
    // A word in another language may be a false friend, so something else must confirm what the show is about.
    ...elsewhere.filter(
      ({ group, fit, facts }) => group === "other language" && !isUnclear(brief, fit) && !isBeside(brief, facts),
    ),
  ].sort(byFit);
  const best = MATCH_GROUPS.flatMap((name) =>
    ranked.filter(({ group }) => group === name).slice(0, WITH_COPIES * (name === "fits" ? MATCHES_MOST : ENOUGH_FIT)),
  );
  const once = withoutCopies(best, ({ podcast }) => podcast);
  const of = (name: MatchGroup): readonly WeighedShow[] => once.filter(({ group }) => group === name);
  const fitting = of("fits").slice(0, MATCHES_MOST);
  // Near shows only fill up the list: those that partly suit the brief up to ten rows, those about something else up to five.
  const isElse = ({ fit }: WeighedShow): boolean => groupOf(fit) === "mentions";
  const partly = upTo(
    ENOUGH_FIT - fitting.length,
    of("near").filter((show) => !isElse(show)),
  );
  const farther = upTo(ENOUGH_ROWS - fitting.length - partly.length, of("near").filter(isElse));
  const suitable = [...fitting, ...[...partly, ...farther].sort(byFit), ...upTo(MOST_ELSEWHERE, of("other language"))];
  const listed = [...suitable, ...upTo(ENOUGH_ROWS - suitable.length, of("mentions"))];
  return {
    matches: listed.slice(0, MATCHES_MOST).map(({ podcast, facts, fit, group }) => {
      const price = facts.counts === "downloads per episode" ? spotPrice(facts.audience) : undefined;
      return { podcast, fit, group, ...(price && { price }) };
    }),
    weighed,
    excluded: new Set([...own.ids, ...near.ids, ...others.ids]).size - weighed,
  };
}

const upTo = <Item>(most: number, items: readonly Item[]): readonly Item[] => items.slice(0, Math.max(0, most));

const isFrom = (countries: readonly string[], { facts: { home } }: WeighedShow): boolean =>
  home !== undefined && countries.includes(home);

/** A brief with the places that it names, and the professions that it does not name. */
type Wanted = AdBrief & { readonly places: ReadonlySet<string>; readonly trades: readonly string[] };

/** The group of a show for a brief. */
function groupIn(brief: Wanted, facts: FitShow, fit: AdFit): MatchGroup {
  const isStory = isAudiobook(facts.title, facts.description) && !brief.categories.some((name) => OF_BOOKS.has(name));
  // If the brief asks for a language, a title in an unknown language is not enough evidence.
  const isTitle = brief.languages.length > 0 && facts.language === undefined && facts.description === undefined;
  if (isStory || isTitle || isUnclear(brief, fit)) return "mentions";
  const texts = subjectText(facts);
  if (isLecture(brief, texts) || isOfTrade(brief.trades, texts) || isOfOtherLanguage(brief, facts)) return "mentions";
  const group = groupOf(fit);
  if (group === "fits" && isElsewhere(brief.places, facts)) return "near";
  if (group === "mentions") return mayBeNear(brief, facts) ? groupOf(fit, true) : group;
  // A show made for the brief's people suits it, whatever it is about.
  const isForThem = brief.people?.some((one) => isTitled(texts, one)) === true;
  if (group !== "fits" || isForThem) return group;
  if (isOfOtherProduct(brief, facts, fit)) return areApart(brief.subjects) ? "mentions" : "near";
  return isBeside(brief, facts) ? "near" : group;
}

/** Whether a show is only about the parent of what a brief names, or about something related. */
function isBeside({ categories, sold, subjects }: AdBrief, facts: FitShow): boolean {
  const names = categories.filter((name) => !sold.includes(name));
  return names.length > 0 && !isAbout(names, facts.categories, subjectText(facts), subjects);
}

/** Whether the products of a brief have little to do with other shows of their categories. */
const areApart = (subjects: AdBrief["subjects"] = []): boolean =>
  subjects.length > 0 && subjects.every(({ isApart }) => isApart);

/** How many of the near categories count. Judgment: shows about further ones rarely make sense to an advertiser. */
const MOST_NEAR = 2;
/** A description with fewer words mentions nothing in passing. */
const LONGEST_LINE = 25;

/** Whether a show can be near a brief's subject: it is about a near category, or its description is a single line. */
function mayBeNear({ categories: names, near = [], subjects = [] }: AdBrief, facts: FitShow): boolean {
  if (areApart(subjects)) return false;
  const texts = subjectText(facts);
  if (isApart([...names, ...near], facts.categories, texts)) return false;
  return (
    texts.text.trim().split(" ").length <= LONGEST_LINE ||
    nearestOf(near.slice(0, MOST_NEAR), facts.categories, texts) !== undefined
  );
}

/** Whether a brief names categories and it is unknown whether the show is in any of them. */
function isUnclear(brief: AdBrief, fit: AdFit): boolean {
  const kind = fit.parts.find(({ name }) => name === "categories");
  return brief.categories.length > 0 && kind?.result.kind !== "known";
}

type WeighedShow = Pick<ShowMatch, "podcast" | "fit" | "group"> & { readonly facts: FitShow };
/** `ids` contains the ids of all shows found, including excluded ones. */
type Weighed = { readonly shows: readonly WeighedShow[]; readonly ids: readonly string[] };
const NOTHING: Weighed = { shows: [], ids: [] };

/** Unknown audiences come last. */
const people = ({ audience }: FitShow): number => audienceMiddle(audience) ?? 0;

type Results = { readonly shows: readonly SearchResult[]; readonly finds: boolean };

/** The constant in reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). The larger it is, the less the top places differ. */
const SMOOTHING = 60;

/** The shows that the searches find, each once. Those near the top of many searches come first. */
function together(answers: readonly Results[]): SearchResult[] {
  const found = new Map(answers.flatMap(({ shows, finds }) => (finds ? shows.map((show) => [show.id, show]) : [])));
  const points = new Map<string, number>();
  for (const { shows } of answers) {
    for (const [at, { id }] of shows.entries()) points.set(id, (points.get(id) ?? 0) + 1 / (SMOOTHING + at));
  }
  return [...found.values()].sort((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)).slice(0, WEIGHED_MOST);
}
