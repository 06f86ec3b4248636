import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { SearchResult } from "../../catalogue/search/search-request.js";
import { isOf } from "../brief/finding.js";
import { readBrief } from "../brief/read-brief.js";
import { chosenReadings, counted } from "../brief/readings.js";
import { type BriefChoices, briefFrom } from "../fit/ad-brief.js";
import { type AdFit, adFit, fitMiddle, fitShow, type FitShow } from "../fit/ad-fit.js";
import { audienceMiddle, type Dollars, spotPrice } from "../fit/budget-fit.js";
import { exclusionOf } from "../fit/taboo-fit.js";
import { type MatchFilters, matchSearches } from "./match-searches.js";

/** Shows that one match lists. */
export const MATCHES_MOST = 50;
/** Shows that one match weighs; judgment: weighing more takes longer than a search. */
export const WEIGHED_MOST = 500;

export type MatchRequest = BriefChoices & {
  /** The brief's text. Nothing keeps it. */
  readonly brief: string;
  readonly filters: MatchFilters;
};

export type ShowMatch = {
  readonly podcast: SearchResult;
  readonly fit: AdFit;
  /** What a spot of 60 seconds costs by market prices; absent when the audience of an episode is unknown. */
  readonly price?: Dollars & { readonly cpm: number };
};

export type ShowMatches = {
  /** Best first. */
  readonly matches: readonly ShowMatch[];
  /** How many shows were weighed, without the excluded ones. */
  readonly weighed: number;
  /** How many shows were left out because the brief excludes them. */
  readonly excluded: number;
};

/**
 * The shows of the whole catalogue that suit a brief best: the search index finds some hundreds, the rules of the ad-fit score weigh
 * each. Equal scores are ordered by the country that the brief names, then by audience, then by relevance. Throws
 * CatalogueUnavailable.
 */
export async function matchShows(
  catalogue: Pick<PodcastCatalogue, "search">,
  { brief: text, filters, findings: choices = {}, ...fields }: MatchRequest,
): Promise<ShowMatches> {
  const readings = chosenReadings(readBrief(text), choices);
  const findings = counted(readings);
  const brief = briefFrom(text, readings, fields);
  const searches = matchSearches(findings, brief, filters);
  const found = together(
    await Promise.all(
      searches.map(async ({ search, finds }) => ({ finds, shows: (await catalogue.search(search)).results })),
    ),
  );
  const countries = findings.filter(isOf("country")).map(({ value }) => value);

  const shows = found.map((podcast) => ({ podcast, facts: fitShow(podcast) }));
  const weighed = shows.filter(({ facts }) => exclusionOf(brief.taboos, facts) === undefined);
  const ranked = weighed
    .map(({ podcast, facts }) => ({ podcast, facts, fit: adFit(brief, facts) }))
    .sort(
      (a, b) =>
        fitMiddle(b.fit) - fitMiddle(a.fit) ||
        Number(countries.includes(b.podcast.country)) - Number(countries.includes(a.podcast.country)) ||
        people(b.facts) - people(a.facts),
    )
    .slice(0, MATCHES_MOST);
  return {
    matches: ranked.map(({ podcast, facts, fit }) => {
      const price = facts.counts === "downloads per episode" ? spotPrice(facts.audience) : undefined;
      return { podcast, fit, ...(price && { price }) };
    }),
    weighed: weighed.length,
    excluded: shows.length - weighed.length,
  };
}

/** Unknown audiences come last. */
const people = ({ audience }: FitShow): number => audienceMiddle(audience) ?? 0;

type Results = { readonly shows: readonly SearchResult[]; readonly finds: boolean };

/** Of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009): how little the first places differ. */
const SMOOTHING = 60;

/** The shows that the searches find, each once; first those that are high up in many of them. */
function together(answers: readonly Results[]): SearchResult[] {
  const found = new Map(answers.flatMap(({ shows, finds }) => (finds ? shows.map((show) => [show.id, show]) : [])));
  const points = new Map<string, number>();
  for (const { shows } of answers) {
    for (const [at, { id }] of shows.entries()) points.set(id, (points.get(id) ?? 0) + 1 / (SMOOTHING + at));
  }
  return [...found.values()].sort((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)).slice(0, WEIGHED_MOST);
}
