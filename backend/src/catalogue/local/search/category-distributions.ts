import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { IndexInUse } from "../record/index-readers.js";
import type { SearchReaders } from "./threads/search-readers.js";
import type { CategorySegments } from "./answers/category-segments.js";

type Counted = { readonly generation: number; readonly segments: Promise<ReadonlyMap<string, CategorySegments>> };

/** How large the shows of categories are. Counted once for each generation of the catalogue, when somebody first asks. */
export class CategoryDistributions {
  private counted: Counted | undefined;

  constructor(private readonly index: IndexInUse<SearchReaders>) {}

  /** By requested category, in lower case; unknown categories are missing. */
  async of(categories: readonly string[]): Promise<Readonly<Record<string, CategoryDistribution>>> {
    const all = await this.index.use((readers, generation) => this.count(readers, generation));
    const found = categories.flatMap((category) => {
      const known = all.get(foldText(category));
      return known ? [[category.trim().toLowerCase(), distributionOf(known)] as const] : [];
    });
    return Object.fromEntries(found);
  }

  private count(readers: SearchReaders, generation: number): Counted["segments"] {
    if (this.counted?.generation === generation) return this.counted.segments;
    const counted = { generation, segments: readers.ask("segments", null) };
    this.counted = counted;
    // A failure is not cached: the next caller counts again.
    counted.segments.catch(() => {
      if (this.counted === counted) this.counted = undefined;
    });
    return counted.segments;
  }
}

function distributionOf({ name, unknown, segments }: CategorySegments): CategoryDistribution {
  return { category: name, estimated: segments.reduce((sum, shows) => sum + shows, 0), unknown, segments };
}
