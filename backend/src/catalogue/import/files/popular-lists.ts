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
 * A list of all shows has many more of the popular categories. One with at least this share of its largest category in each, and this
 * many shows, was put together from lists of the categories.
 */
const EVEN = 0.5;
const LEAST_OF_CATEGORY = 10;

/** How long the list of a directory is, or the one of each category. */
type ListSizes = { readonly all: number; readonly byCategory?: ReadonlyMap<string, number> };

/**
 * Lists of popular shows in a dump. A row with a category and the page of a directory in place of a feed was collected
 * from such a list; no other dump has rows like that. The length of the list is that of the dump.
 */
export class PopularLists {
  private readonly sizes = new Map<string, ListSizes>();

  /** `names`: the columns that the dump has. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly names: readonly string[],
  ) {}

  /**
   * The sign of demand of a show in a list; undefined for all others. A show that states that it repeats others is
   * popular because of them.
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

  /** Counted once, at the first show of the list; 0 when a damaged dump cannot be read to its end. */
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
