import type { DatabaseSync } from "node:sqlite";
import { appleCategories } from "@earshot/domain/catalogue/codes/categories";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import { repeatsOthers } from "@earshot/domain/catalogue/shows/others-work";
import type { ImportedPodcast } from "../../local/record/imported-podcast.js";
import { signalsText } from "../../local/record/stored-signals.js";

const DIRECTORIES: Readonly<Record<string, string>> = {
  "podcasts.apple.com": "Apple Podcasts",
  "api.spotify.com": "Spotify",
};

/**
 * A list of all shows has many more shows in popular categories. If each category has at least this share of the largest one's
 * shows, and at least this many shows, the list was assembled from one list per category.
 */
const EVEN = 0.5;
const LEAST_OF_CATEGORY = 10;

/** The length of a directory's list, or of its list for each category. */
type ListSizes = { readonly all: number; readonly byCategory?: ReadonlyMap<string, number> };

/**
 * Finds lists of popular shows in a dump. Rows that have a category, and a directory's page instead of a feed, were collected from
 * such a list; no other dump has rows like that. The list is as long as its part of the dump.
 */
export class PopularLists {
  private readonly sizes = new Map<string, ListSizes>();

  /** `names`: the dump's columns. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly names: readonly string[],
  ) {}

  /**
   * The sign of demand for a show on a list; undefined for all others. A show that says it repeats other shows owes its popularity
   * to them, so it has none.
   */
  signal({ key, feedUrl, categories, description }: ImportedPodcast): string | undefined {
    if (feedUrl !== undefined || categories.length === 0 || repeatsOthers(description)) return undefined;
    const directory = key.split("/")[0] ?? "";
    const source = DIRECTORIES[directory];
    if (source === undefined) return undefined;
    const { all, byCategory } = this.sizesOf(directory);
    const genre = topCategory(categories);
    const ofCategory = genre === undefined ? undefined : byCategory?.get(genre);
    if (genre !== undefined && ofCategory !== undefined)
      return signalsText([{ kind: "list", source, shows: ofCategory, genre }]);
    return all === 0 ? undefined : signalsText([{ kind: "list", source, shows: all }]);
  }

  /** Counted once, at the first show on the list; 0 if a damaged dump cannot be read to its end. */
  private sizesOf(directory: string): ListSizes {
    const known = this.sizes.get(directory);
    if (known !== undefined) return known;
    const sizes = this.counted(directory);
    this.sizes.set(directory, sizes);
    return sizes;
  }

  private counted(directory: string): ListSizes {
    const named = this.names.filter((name) => name.startsWith("category")).map((name) => `"${name}"`);
    const sql = `SELECT coalesce(${[...named, "NULL"].join(", ")}, '') AS category, count(*) AS shows
      FROM podcasts WHERE url LIKE ? GROUP BY 1`;
    try {
      const rows = this.database
        .prepare(sql)
        .all(`%://${directory}/%`)
        .filter(({ category }) => category !== "");
      return sizesIn(rows.map(({ category, shows }) => [String(category), Number(shows)]));
    } catch {
      return { all: 0 };
    }
  }
}

function sizesIn(rows: readonly (readonly [category: string, shows: number])[]): ListSizes {
  const byCategory = new Map<string, number>();
  for (const [name, shows] of rows) {
    const category = topCategory(appleCategories([name]));
    if (category !== undefined) byCategory.set(category, (byCategory.get(category) ?? 0) + shows);
  }
  const all = rows.reduce((sum, [, shows]) => sum + shows, 0);
  const [fewest, most] = [Math.min(...byCategory.values()), Math.max(...byCategory.values())];
  const even = byCategory.size > 1 && fewest >= LEAST_OF_CATEGORY && fewest >= most * EVEN;
  return even ? { all, byCategory } : { all };
}
