import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { SearchResult } from "../../catalogue/search/search-request.js";
import { foldWords } from "../../catalogue/text/fold.js";
import { briefReader } from "../fit/read-subjects.js";
import { wordsOf } from "../brief/words/brief-words.js";
import { nearCategories } from "../brief/words/concepts.js";
import { isOf } from "../brief/findings/finding.js";
import { placesNamed } from "../brief/reading/read-countries.js";
import { briefFindings, isImplied } from "../brief/brief-findings.js";
import { chosenReadings, counted } from "../brief/findings/readings.js";
import { type AdBrief, type BriefChoices, briefFrom } from "../fit/brief-from.js";
import { type AdFit, adFit, fitMiddle, type FitPartName, fitShow, type FitShow } from "../fit/ad-fit.js";
import { audienceMiddle, type Dollars, spotPrice } from "../fit/budget-fit.js";
import { isAudiobook } from "../fit/audiobook.js";
import { isTitled, OF_BOOKS, subjectText } from "../fit/subject-of-text.js";
import { isAbout, LATER } from "../fit/category-fit.js";
import { isWideCategory } from "../fit/related-categories.js";
import {
  isElsewhere,
  isForLearners,
  isLecture,
  isNotForAll,
  isOfOtherLanguage,
  isOfTrade,
  isSermon,
  otherTrades,
} from "../fit/show-kind.js";
import { exclusionOf } from "../fit/taboo-fit.js";
import {
  headingSearches,
  likedSearches,
  type MatchFilters,
  type MatchSearch,
  matchSearches,
  otherLanguageSearches,
  peopleSearches,
} from "./match-searches.js";
import { hasInCommon, isOfOtherProduct } from "./other-product.js";
import { withoutCopies } from "./without-copies.js";
import { groupOf, MATCH_GROUPS, type MatchGroup } from "./match-group.js";

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
  readonly excluded: number;
};

/** A list with this many fitting shows needs no others, and a shorter one gets no longer with them. Judgment: enough to plan a campaign. */
const ENOUGH = 10;
/** With fewer shows than this, a list continues with what the people of the brief listen to. Judgment: too few to choose from. */
const SPARSE = 3;
/** What a list without a show about its subject in the brief's language begins with. Judgment. */
const [MOST_ALIKE, MOST_BESIDE] = [3, 5];
/** Shows that are scored before other requests get their turn: half of the times, less than 4 ms of work, and 18 ms at most, measured. */
const AT_A_TIME = 10;
/** How many times more shows than are listed are checked for copies. */
const WITH_COPIES = 3;

/**
 * Finds the shows in the catalogue that best suit a brief. The search index finds a few hundred, and the ad-fit rules score each one. The
 * shows that fit come first; if there are fewer than ten, those near the subject follow, up to ten in total. If there are neither, the
 * list contains a few shows with similar listeners, and shows about the subject in other languages. If it has fewer than three shows, it
 * continues with what the brief's audience listens to. For a subject that is in no word list, it contains shows that mention it. In each
 * group, equal scores are sorted by the country that the brief names, then by audience, then by relevance.
 * `pause` gives other requests their turn. Throws CatalogueUnavailable.
 */
export async function matchShows(
  catalogue: Pick<PodcastCatalogue, "search">,
  { brief: text, filters, findings: choices = {}, ...fields }: MatchRequest,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ShowMatches> {
  const readings = chosenReadings(briefFindings(text), choices);
  const findings = counted(readings);
  const brief = briefFrom(text, readings, fields, briefReader);
  const { countries = [] } = brief;
  const wanted: Wanted = {
    ...brief,
    places: new Set(countries.length > 0 ? [...countries, ...placesNamed(wordsOf(text))] : []),
    trades: otherTrades(brief),
  };

  const weigh = async (searches: readonly MatchSearch[], groupOf = groupIn.bind(null, wanted)): Promise<Weighed> => {
    const found = together(
      await Promise.all(
        searches.map(async ({ search, finds }) => ({ finds, shows: (await catalogue.search(search)).results })),
      ),
    );
    const shows: WeighedShow[] = [];
    for (const [at, podcast] of found.entries()) {
      if (at % AT_A_TIME === AT_A_TIME - 1) await pause();
      const facts = fitShow(podcast);
      if (exclusionOf(brief.taboos, facts, brief.categories) !== undefined) continue;
      const fit = adFit(brief, facts);
      shows.push({ podcast, facts, fit, group: groupOf(facts, fit) });
    }
    return { ids: found.map(({ id }) => id), shows };
  };
  const searches = matchSearches(findings, brief, filters);
  const own = await weigh(searches);
  const isFew = searches.length > 0 && own.shows.filter(({ group }) => group === "fits").length < ENOUGH;
  const wider = isFew ? await weigh([...headingSearches(brief, filters), ...peopleSearches(brief, filters)]) : NOTHING;
  // If the brief asks for a language, it is not replaced by another one.
  const isAsked =
    fields.language !== undefined ||
    readings.some(({ finding, chosen }) => isOf("language")(finding) && (chosen || !isImplied(finding, findings)));
  const isNone = isFew && !isAsked && brief.languages.length > 0 && ![...own.shows, ...wider.shows].some(suits);
  const foreign = isNone ? await weigh(otherLanguageSearches(findings, brief, filters)) : NOTHING;
  // Its listeners understand shows about something similar, or that they like, but not shows about the subject in another language.
  const alike = { ...wanted, liked: [...alikeTo(brief.categories), ...(brief.liked ?? [])] };

  const beside = isNone ? await weigh(likedSearches(alike, filters), (facts) => groupOfLiked(alike, facts)) : NOTHING;
  const suiting = [own, wider, foreign].flatMap(({ shows }) => shows).filter(({ group }) => group !== "mentions");
  const isSparse = isFew && suiting.length < SPARSE;
  const liked = isSparse ? await weigh(likedSearches(brief, filters), (facts) => groupOfLiked(wanted, facts)) : NOTHING;

  const found = [own, wider, foreign, beside, liked];
  const ids = new Set(found.flatMap(({ ids }) => ids));
  const all = [...found.flatMap(({ shows }) => shows), ...suiting];
  const weighed = new Map(all.map((show) => [show.podcast.id, show]));
  const ranked = [...weighed.values()].sort(
    (a, b) =>
      MATCH_GROUPS.indexOf(a.group) - MATCH_GROUPS.indexOf(b.group) ||
      fitMiddle(b.fit) - fitMiddle(a.fit) ||
      Number(isFrom(countries, b)) - Number(isFrom(countries, a)) ||
      people(b.facts) - people(a.facts),
  );
  const once = withoutCopies(ranked.slice(0, WITH_COPIES * MATCHES_MOST), ({ podcast }) => podcast);
  // Shows in an unknown language that only these last searches find have not been looked for in the brief's language.
  const best = isNone && brief.categories.length > 0 ? "other language" : once[0]?.group;
  const isListed = (show: WeighedShow): boolean =>
    isNone || brief.categories.length === 0
      ? show.group === best || ((isSparse || isNone) && show.group === "near")
      : suits(show);
  const most = isNone && once.some(({ group }) => group === "other language") ? MOST_BESIDE : ENOUGH;
  const listed = once
    .filter(isListed)
    .filter(({ group }, at) => group !== "near" || at < most)
    .filter(({ group }, at) => group === "fits" || at < ENOUGH);
  return {
    matches: listed.slice(0, MATCHES_MOST).map(({ podcast, facts, fit, group }) => {
      const price = facts.counts === "downloads per episode" ? spotPrice(facts.audience) : undefined;
      return { podcast, fit, group, ...(price && { price }) };
    }),
    weighed: weighed.size,
    excluded: ids.size - weighed.size,
  };
}

/** Wide categories of a brief itself, and those whose listeners are most similar to its own. */
const alikeTo = (categories: readonly string[]): readonly string[] =>
  [...new Set([...categories.filter(isWideCategory), ...categories.flatMap(nearCategories)])].slice(0, MOST_ALIKE);

const suits = ({ group }: WeighedShow): boolean => group === "fits" || group === "near";

const isFrom = (countries: readonly string[], { facts: { home } }: WeighedShow): boolean =>
  home !== undefined && countries.includes(home);

/** A brief with the places that it names, and the professions that it does not name. */
type Wanted = AdBrief & { readonly places: ReadonlySet<string>; readonly trades: readonly string[] };

/** The categories of shows for children and their parents. */
const FAMILIES = ["Kids & Family"];

function groupIn(brief: Wanted, facts: FitShow, fit: AdFit): MatchGroup {
  const isStory = isAudiobook(facts.title, facts.description) && !brief.categories.some((name) => OF_BOOKS.has(name));
  // If the brief asks for a language, a title in an unknown language is not enough evidence.
  const isTitle = brief.languages.length > 0 && facts.language === undefined && saysNothing(facts);
  if (isStory || isTitle || isUnclear(brief, fit)) return "mentions";
  const texts = subjectText(facts);
  if (isLecture(brief, texts) || isOfTrade(brief.trades, texts) || isSermon(brief, facts.categories, texts))
    return "mentions";
  if (isNotForAll(brief, texts, facts.categories) || isOfOtherLanguage(brief, facts) || isForLearners(brief, facts))
    return "mentions";
  // A show made for the brief's people suits it, whatever it is about.
  const isForThem = brief.people?.some((one) => isTitled(texts, one)) === true;
  const first = groupOf(fit, isForThem);
  const group = first === "mentions" && isOfLater(brief, facts, fit) ? "near" : first;
  if (!isForThem && isOfOtherProduct(brief, facts, fit)) return "mentions";
  if ((isForThem || !isBeside(brief, facts)) && !isElsewhere(brief.places, facts)) {
    const isForOthers = brief.forChildren === true && !isForThem && !isAbout(FAMILIES, facts.categories, texts);
    return group === "fits" && isForOthers ? "near" : group;
  }
  return group === "fits" && hasInCommon(fit) ? "near" : "mentions";
}

/** Whether a show has no description, or one that only repeats its title. */
function saysNothing({ title = "", description = "" }: FitShow): boolean {
  const named = new Set(foldWords(title));
  return foldWords(description).every((word) => named.has(word));
}

/** The group of a show about what the people of a brief listen to: men's razors in shows about sports. */
function groupOfLiked(brief: Wanted, facts: FitShow): MatchGroup {
  const people = { ...brief, categories: brief.liked ?? [], topics: "", subjects: [], near: [], sold: [] };
  return groupIn(people, facts, adFit(people, facts)) === "fits" ? "near" : "mentions";
}

/**
 * Whether a show in the brief's language is about another thing that the brief names, after the first one: runners, for a beer. Few shows
 * are about the first one, so these complete the list. Shows in a wide category have too little in common.
 */
function isOfLater({ categories, sold, subjects }: AdBrief, facts: FitShow, { parts }: AdFit): boolean {
  const part = (name: FitPartName) => parts.find((one) => one.name === name)?.result;
  const [kind, language] = [part("categories"), part("language")];
  if (kind?.kind !== "known" || kind.share < LATER || (language?.kind === "known" && language.share === 0))
    return false;
  const later = categories.filter((name) => !sold.includes(name)).slice(1);
  const texts = subjectText(facts);
  return later.some((name) => !isWideCategory(name) && isAbout([name], facts.categories, texts, subjects));
}

/** Whether a show is only about the parent of what a brief names, or about something related. */
function isBeside({ categories, sold, subjects }: AdBrief, facts: FitShow): boolean {
  const names = categories.filter((name) => !sold.includes(name));
  return names.length > 0 && !isAbout(names, facts.categories, subjectText(facts), subjects);
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
