import type { ListenerBand } from "../../audience/range/listener-band.js";
import { type ListenerRange, parseListenerRange } from "../../audience/range/listener-range.js";
import type { DefaultableField, Podcast, PodcastDetail } from "../../catalogue/shows/podcast.js";
import { homeCountry } from "../../catalogue/shows/home-country.js";
import type { AdBrief } from "./brief-from.js";
import { budgetFit } from "./budget-fit.js";
import type { BriefSubject } from "./brief-subject.js";
import { categoryFit, isAbout } from "./category-fit.js";
import { type FitResult, found } from "./fit-part.js";
import { languageFit } from "./language-fit.js";
import { subjectText } from "./subject-of-text.js";
import { exclusionOf } from "./taboo-fit.js";
import { topicFit } from "./topic-fit.js";

/** The facts about a show that the score uses. undefined (or an unknown range) if its source does not state them. */
export type FitShow = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly categories: readonly string[];
  readonly language: string | undefined;
  readonly audience: ListenerRange;
  /** What `audience` counts: an episode's downloads, or monthly listeners if nothing else is known. */
  readonly counts: "downloads per episode" | "listeners a month";
  /** Without an audience: the smallest band it can be in. */
  readonly least?: ListenerBand | undefined;
  /** Whether it is marked explicit; undefined if unknown. */
  readonly explicit?: boolean | undefined;
  /** The country that it is from, as a code. */
  readonly home?: string | undefined;
  /** Whether it has stopped: no new episode for a year, or its feed is gone. */
  readonly ended?: boolean | undefined;
};

export type FitPartName = "topics" | "budget" | "categories" | "language";

/** The maximum points of each part, 100 in total. Judgment: the topic counts most. */
export const FIT_WEIGHTS: Readonly<Record<FitPartName, number>> = {
  topics: 40,
  budget: 25,
  categories: 20,
  language: 15,
};

export const FIT_LABELS: Readonly<Record<FitPartName, string>> = {
  topics: "Topics",
  budget: "Audience for the budget",
  categories: "Categories",
  language: "Language",
};

export type FitPart = {
  readonly name: FitPartName;
  readonly weight: number;
  readonly result: FitResult;
  /** Whole points, 0 to `weight`; undefined if the part is unknown. */
  readonly points: number | undefined;
};

/**
 * The total of the parts, 0 to 100. `score` is relative to the weight of the known parts. `low` and `high` are the scores if all unknown
 * parts had no points or full points. `known` is the weight of the known parts.
 */
export type FitTotal =
  | { readonly kind: "unknown" }
  | {
      readonly kind: "scored";
      readonly score: number;
      readonly low: number;
      readonly high: number;
      readonly known: number;
    };

export type AdFit = { readonly parts: readonly FitPart[]; readonly total: FitTotal };

/** How well a show suits a brief, part by part. */
export function adFit(brief: AdBrief, show: FitShow): AdFit {
  const exclusion = exclusionOf(brief.taboos, show, brief.categories);
  const excluded = exclusion === undefined ? undefined : found(0, exclusion);
  const texts = subjectText(show);
  const isMeant = (subject: BriefSubject): boolean => isAbout([subject.category], show.categories, texts, [subject]);
  const results: Readonly<Record<FitPartName, FitResult>> = {
    topics:
      excluded ?? topicFit(brief.topics, show, brief.subjects, isMeant, brief.categories.includes("Language Learning")),
    budget: show.ended === true ? found(0, ENDED) : budgetFit(brief, show.audience, show.counts, show.least),
    categories: excluded ?? categoryFit(brief.categories, show.categories, { ...brief, texts }),
    language: languageFit(brief.languages, show.language, { ...brief, ...show }),
  };
  const parts = (Object.keys(FIT_WEIGHTS) as FitPartName[]).map((name) => fitPart(name, results[name]));
  return { parts, total: fitTotal(parts) };
}

/** Nobody can buy a spot there. */
const ENDED = "The show has stopped: no new episode for a year.";

function fitPart(name: FitPartName, result: FitResult): FitPart {
  const weight = FIT_WEIGHTS[name];
  return { name, weight, result, points: result.kind === "known" ? Math.round(weight * result.share) : undefined };
}

/** Adds up the parts. Unknown parts count neither for nor against. */
export function fitTotal(parts: readonly Pick<FitPart, "weight" | "points">[]): FitTotal {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const known = parts.reduce((sum, { weight, points }) => sum + (points === undefined ? 0 : weight), 0);
  const reached = parts.reduce((sum, { points }) => sum + (points ?? 0), 0);
  if (known === 0) return { kind: "unknown" };
  return {
    kind: "scored",
    score: Math.round((100 * reached) / known),
    low: reached,
    high: reached + whole - known,
    known,
  };
}

/**
 * Sorts the best fit first. Here, unknown parts count half, so that a show about which little is known ends up in the middle instead of
 * at the top. Ties keep their order.
 */
export function rankByFit<Item>(items: readonly Item[], fitOf: (item: Item) => AdFit): Item[] {
  return items
    .map((item) => ({ item, middle: fitMiddle(fitOf(item)) }))
    .sort((a, b) => b.middle - a.middle)
    .map(({ item }) => item);
}

/** The score for ranking shows, 0 to 100. Unknown parts count half. */
export function fitMiddle({ total }: AdFit): number {
  return total.kind === "unknown" ? 50 : (total.low + total.high) / 2;
}

/** The known facts of a show, without defaults that mean "unknown". */
export function fitShow(podcast: Podcast | PodcastDetail): FitShow {
  const known = (field: DefaultableField): boolean => !podcast.defaulted.includes(field);
  const perEpisode = parseListenerRange("pea_range" in podcast ? podcast.pea_range : undefined);
  const monthly = known("listener_range") ? parseListenerRange(podcast.listener_range) : parseListenerRange(undefined);
  return {
    title: known("title") ? podcast.title : undefined,
    description: known("description") ? podcast.description : undefined,
    categories: known("categories") ? podcast.categories : [],
    language: known("language") && /^[a-z]{2,3}$/.test(podcast.language) ? podcast.language : undefined,
    home: homeCountry(podcast),
    least: podcast.listenersAtLeast,
    ended: "activity" in podcast && podcast.activity === "inactive" ? true : undefined,
    explicit: known("explicit") && podcast.explicit !== "N/A" ? podcast.explicit === 1 : undefined,
    ...(perEpisode.kind === "unknown"
      ? { audience: monthly, counts: "listeners a month" }
      : { audience: perEpisode, counts: "downloads per episode" }),
  };
}
