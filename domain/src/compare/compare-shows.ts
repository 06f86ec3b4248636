import { type ListenerRange, parseListenerRange } from "../audience/range/listener-range.js";
import type { PodcastDetail } from "../catalogue/shows/podcast.js";
import { type RangeRelation, relateRanges } from "./relate-ranges.js";

type RangeMeasure = "listeners" | "perEpisode" | "monthlyReach";

/** The compared facts of a show. undefined if unknown. */
type ComparedShow = {
  readonly ranges: Readonly<Record<RangeMeasure, { readonly range: ListenerRange; readonly relation: RangeRelation }>>;
  /** Words such as "about one a week". */
  readonly cadence: string | undefined;
};

/** Compares shows with the first one. */
export function compareShows(shows: readonly PodcastDetail[]): ComparedShow[] {
  const [reference] = shows;
  if (reference === undefined) return [];
  const base = rangesOf(reference);
  return shows.map((show) => {
    const ranges = rangesOf(show);
    const set = (measure: RangeMeasure) => ({
      range: ranges[measure],
      relation: relateRanges(base[measure], ranges[measure]),
    });
    return {
      ranges: { listeners: set("listeners"), perEpisode: set("perEpisode"), monthlyReach: set("monthlyReach") },
      cadence: show.estimate?.inputs.find(({ name }) => name === "cadence")?.value,
    };
  });
}

/** The compared ranges of a show. A range is unknown if the source does not give it. */
export function rangesOf(show: PodcastDetail): Readonly<Record<RangeMeasure, ListenerRange>> {
  return {
    listeners: parseListenerRange(show.defaulted.includes("listener_range") ? undefined : show.listener_range),
    perEpisode: parseListenerRange(show.pea_range),
    monthlyReach: parseListenerRange(show.mr_range),
  };
}

/** The categories given by the source, without defaults. */
export function categoriesOf(show: PodcastDetail): readonly string[] {
  return show.defaulted.includes("categories") ? [] : show.categories;
}

/** The language code, if the source gives one. */
export function languageOf({ defaulted, language }: PodcastDetail): string | undefined {
  return defaulted.includes("language") || !/^[a-z]{2,3}$/.test(language) ? undefined : language;
}

/** Whether the show can be contacted; "" if unknown. */
export function contactText({ defaulted, hasContact }: PodcastDetail): "Yes" | "No" | "" {
  if (defaulted.includes("hasContact")) return "";
  return hasContact === 1 ? "Yes" : hasContact === 0 ? "No" : "";
}
