import { type ListenerRange, parseListenerRange } from "../audience/range/listener-range.js";
import type { PodcastDetail, PodcastId } from "../catalogue/shows/podcast.js";
import { languageName } from "../catalogue/codes/languages.js";
import { type RangeRelation, relateRanges } from "./relate-ranges.js";

export type RangeMeasure = "listeners" | "perEpisode" | "monthlyReach";

/** The compared facts of a show. `undefined` is unknown. */
export type ComparedShow = {
  readonly id: PodcastId;
  readonly ranges: Readonly<Record<RangeMeasure, { readonly range: ListenerRange; readonly relation: RangeRelation }>>;
  /** "about one a week". */
  readonly cadence: string | undefined;
  /** The show's categories; `shared` when the reference show has them too. */
  readonly categories: readonly { readonly name: string; readonly shared: boolean }[];
  readonly explicit: boolean | undefined;
  /** English name of the language. */
  readonly language: string | undefined;
  /** Whether it is the reference show's language; undefined when either is unknown. */
  readonly sameLanguage: boolean | undefined;
};

/** Compares shows with the first one. */
export function compareShows(shows: readonly PodcastDetail[]): ComparedShow[] {
  const [reference] = shows;
  if (reference === undefined) return [];
  const base = rangesOf(reference);
  const common = new Set(categoriesOf(reference));
  return shows.map((show) => {
    const ranges = rangesOf(show);
    const set = (measure: RangeMeasure) => ({
      range: ranges[measure],
      relation: relateRanges(base[measure], ranges[measure]),
    });
    const language = languageOf(show);
    const own = languageOf(reference);
    return {
      id: show.id,
      ranges: { listeners: set("listeners"), perEpisode: set("perEpisode"), monthlyReach: set("monthlyReach") },
      cadence: show.estimate?.inputs.find(({ name }) => name === "cadence")?.value,
      categories: categoriesOf(show).map((name) => ({ name, shared: common.has(name) })),
      explicit: show.explicit === "N/A" ? undefined : show.explicit === 1,
      language: language === undefined ? undefined : languageName(language),
      sameLanguage: language === undefined || own === undefined ? undefined : language === own,
    };
  });
}

/** The compared ranges of a show; undefined if the source has none. */
export function rangesOf(show: PodcastDetail): Readonly<Record<RangeMeasure, ListenerRange>> {
  return {
    listeners: parseListenerRange(show.defaulted.includes("listener_range") ? undefined : show.listener_range),
    perEpisode: parseListenerRange(show.pea_range),
    monthlyReach: parseListenerRange(show.mr_range),
  };
}

/** The categories that the source gives. */
export function categoriesOf(show: PodcastDetail): readonly string[] {
  return show.defaulted.includes("categories") ? [] : show.categories;
}

/** The code of the language, if the source gives one. */
export function languageOf({ defaulted, language }: PodcastDetail): string | undefined {
  return defaulted.includes("language") || !/^[a-z]{2,3}$/.test(language) ? undefined : language;
}

/** Whether the show can be contacted; "" if unknown. */
export function contactText({ defaulted, hasContact }: PodcastDetail): "Yes" | "No" | "" {
  if (defaulted.includes("hasContact")) return "";
  return hasContact === 1 ? "Yes" : hasContact === 0 ? "No" : "";
}
