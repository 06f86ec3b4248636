import { formatListenerRange } from "@earshot/domain/audience/range/listener-range";
import { type Baseline, baselineOf } from "@earshot/domain/catalogue/codes/category-level";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search/search-request";
import { averageRange } from "@earshot/domain/market/category-baseline";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { StoredCatalogue } from "../record/stored-catalogue.js";

/** The inputs of a category's statistics. Sums may be texts, as PostgreSQL returns them. */
export type CategoryRow = {
  readonly category_key: string;
  readonly name: string;
  readonly podcast_count: number;
  readonly known: number;
  readonly low_sum: string | number;
  readonly high_sum: string | number;
};

/** Statistics of the requested categories, keyed by their names in lower case. */
export async function categoryStats(
  database: StoredCatalogue,
  categories: readonly string[],
): Promise<Readonly<Record<string, CategoryStat>>> {
  // Reads all categories, at most a few hundred: the medians need the counts of the others.
  const rows = await database.query<CategoryRow[]>(
    "SELECT category_key, name, podcast_count, known, low_sum, high_sum FROM catalogue.category_stats",
  );
  return statsOf(rows, categories);
}

/** The same, computed from the rows of all categories. */
export function statsOf(
  rows: readonly CategoryRow[],
  categories: readonly string[],
): Readonly<Record<string, CategoryStat>> {
  const byKey = new Map(rows.map((row) => [row.category_key, row]));
  const baseline = baselineOf(rows.map((row) => ({ category: row.name, podcasts: row.podcast_count })));
  const stats = categories.flatMap((category) => {
    const row = byKey.get(foldText(category));
    return row ? [[category.trim().toLowerCase(), statOf(row, baseline)] as const] : [];
  });
  return Object.fromEntries(stats);
}

function statOf({ name, podcast_count, known, low_sum, high_sum }: CategoryRow, baseline: Baseline): CategoryStat {
  return {
    category: name,
    listener_range: formatListenerRange(averageRange({ known, low: Number(low_sum), high: Number(high_sum) })),
    podcast_count,
    medianPodcastCount: baseline(name),
    estimated: known,
  };
}

type SummaryRow = {
  podcasts: number;
  episodes: string;
  source: "demo" | "local";
  updated_at: Date | null;
  languages: CatalogueSummary["languages"];
  categories: CatalogueSummary["categories"] | null;
};

/** Figures for the whole catalogue; the largest categories and languages come first. */
export async function catalogueSummary(database: StoredCatalogue): Promise<CatalogueSummary> {
  const [row] = await database.query<SummaryRow[]>(
    `SELECT podcasts, episodes, source, updated_at, languages, (
       SELECT jsonb_agg(jsonb_build_object('name', name, 'podcasts', podcast_count) ORDER BY podcast_count DESC, name)
       FROM catalogue.category_stats
     ) AS categories FROM catalogue.info`,
  );
  return {
    podcasts: row?.podcasts ?? 0,
    episodes: Number(row?.episodes ?? 0),
    updatedAt: row?.updated_at?.toISOString() ?? null,
    source: row?.source ?? "local",
    categories: row?.categories ?? [],
    languages: row?.languages ?? [],
  };
}
