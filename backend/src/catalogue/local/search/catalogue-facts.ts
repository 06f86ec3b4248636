import { formatListenerRange, rangeFromNumbers } from "@earshot/domain/audience/listener-range";
import { foldText } from "@earshot/domain/catalogue/fold";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search-request";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { DataSource } from "typeorm";

type StatRow = {
  category_key: string;
  name: string;
  podcast_count: number;
  listeners_low: string | null;
  listeners_high: string | null;
  median_podcast_count: number | null;
};

/** Statistics of the categories asked for, keyed by each as it was asked, in lower case. */
export async function categoryStats(
  database: DataSource,
  categories: readonly string[],
): Promise<Readonly<Record<string, CategoryStat>>> {
  const rows = await database.query<StatRow[]>("SELECT * FROM catalogue.category_stats WHERE category_key = ANY($1)", [
    categories.map(foldText),
  ]);
  const byKey = new Map(rows.map((row) => [row.category_key, row]));
  const stats = categories.flatMap((category) => {
    const row = byKey.get(foldText(category));
    return row ? [[category.trim().toLowerCase(), statOf(row)] as const] : [];
  });
  return Object.fromEntries(stats);
}

function statOf(row: StatRow): CategoryStat {
  const { listeners_low: low, listeners_high: high } = row;
  const range = low === null ? undefined : rangeFromNumbers(Number(low), high === null ? null : Number(high));
  return {
    category: row.name,
    listener_range: formatListenerRange(range ?? { kind: "unknown" }),
    podcast_count: row.podcast_count,
    medianPodcastCount: row.median_podcast_count,
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

/** What the catalogue holds as a whole; the largest categories and languages first. */
export async function catalogueSummary(database: DataSource): Promise<CatalogueSummary> {
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
