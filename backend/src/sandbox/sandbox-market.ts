import { likelyListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { type CategoryDistribution, segmentOf } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";

const peopleOf = (range: string) => likelyListeners(parseListenerRange(range));

/** How large the shows of a category are. */
export function distributionOf(category: string, shows: readonly PodcastDetail[]): CategoryDistribution {
  const likely = shows.flatMap(({ listener_range }) => peopleOf(listener_range) ?? []);
  const segments = Array.from({ length: METER_SEGMENTS }, (_, at) => likely.filter((n) => segmentOf(n) === at).length);
  return { category, estimated: likely.length, unknown: shows.length - likely.length, segments };
}

/** The audiences of all languages and top categories. */
export function clustersOf(shows: readonly PodcastDetail[]): readonly ClusterAudience[] {
  const clusters = new Map<string, ClusterAudience>();
  for (const { categories, language: code, defaulted, pea_range } of shows) {
    const people = peopleOf(pea_range);
    if (people === undefined) continue;
    const language = defaulted.includes("language") ? "" : code;
    const category = topCategory(categories) ?? "";
    const { shows: before, weekly } = clusters.get(`${language}/${category}`) ?? { shows: 0, weekly: 0 };
    clusters.set(`${language}/${category}`, { language, category, shows: before + 1, weekly: weekly + people });
  }
  return [...clusters.values()];
}
