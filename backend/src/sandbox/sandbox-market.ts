import { likelyListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import {
  BEYOND_SEGMENTS,
  type CategoryDistribution,
  comparedShows,
  onScale,
  segmentOf,
} from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";

const peopleOf = (range: string) => likelyListeners(parseListenerRange(range));

const languageOf = ({ language, defaulted }: PodcastDetail) => (defaulted.includes("language") ? "" : language);

/** The sizes of the shows in a category: of those in the language, or of all shows if too few of them have an estimate. */
export function distributionOf(
  category: string,
  shows: readonly PodcastDetail[],
  language?: string,
): CategoryDistribution {
  const own = language === undefined ? [] : shows.filter((show) => languageOf(show) === language);
  const named = language === undefined ? null : { code: language, name: languageName(language) };
  return comparedShows(counted(category, null, shows), counted(category, named, own));
}

function counted(
  category: string,
  language: CategoryDistribution["language"],
  shows: readonly PodcastDetail[],
): CategoryDistribution {
  const likely = shows.flatMap(({ listener_range }) => peopleOf(listener_range) ?? []);
  const length = METER_SEGMENTS + BEYOND_SEGMENTS;
  const counts = Array.from({ length }, (_, at) => likely.filter((n) => segmentOf(n) === at).length);
  return { category, language, estimated: likely.length, unknown: shows.length - likely.length, ...onScale(counts) };
}

/** The audiences of all languages and top-level categories. */
export function clustersOf(shows: readonly PodcastDetail[]): readonly ClusterAudience[] {
  const clusters = new Map<string, ClusterAudience>();
  for (const show of shows) {
    const people = peopleOf(show.pea_range);
    if (people === undefined) continue;
    const language = languageOf(show);
    const category = topCategory(show.categories) ?? "";
    const { shows: before, weekly } = clusters.get(`${language}/${category}`) ?? { shows: 0, weekly: 0 };
    clusters.set(`${language}/${category}`, { language, category, shows: before + 1, weekly: weekly + people });
  }
  return [...clusters.values()];
}
