import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { IndexInUse } from "../record/index-readers.js";
import { CountedOnce } from "./counted-once.js";
import type { SearchReaders } from "./threads/search-readers.js";
import type { CategorySegments } from "./answers/category-segments.js";

/** How large the shows of categories are. Counted once for each generation of the catalogue, when somebody first asks. */
export class CategoryDistributions {
  private readonly counted: CountedOnce<"segments">;

  constructor(index: IndexInUse<SearchReaders>) {
    this.counted = new CountedOnce(index, "segments");
  }

  /** By requested category, in lower case; unknown categories are missing. */
  async of(categories: readonly string[]): Promise<Readonly<Record<string, CategoryDistribution>>> {
    const all = await this.counted.all();
    const found = categories.flatMap((category) => {
      const known = all.get(foldText(category));
      return known ? [[category.trim().toLowerCase(), distributionOf(known)] as const] : [];
    });
    return Object.fromEntries(found);
  }
}

function distributionOf({ name, unknown, segments }: CategorySegments): CategoryDistribution {
  return { category: name, estimated: segments.reduce((sum, shows) => sum + shows, 0), unknown, segments };
}
