import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { type CategoryDistribution, comparedShows } from "@earshot/domain/market/category-distribution";
import type { IndexInUse } from "../record/index-readers.js";
import { OncePerGeneration } from "./one-generation.js";
import type { SearchReaders } from "./threads/search-readers.js";
import { type CategorySegments, estimatedIn } from "./answers/audience-counts.js";

/** Audience sizes per category, counted once for each generation of the catalogue, on the first request. */
export class CategoryDistributions {
  private readonly counted: OncePerGeneration<"segments">;

  constructor(index: IndexInUse<SearchReaders>) {
    this.counted = new OncePerGeneration(index, "segments");
  }

  /**
   * By requested category, in lower case; unknown categories are missing. Counts the shows in the language, or all shows if too few
   * of them have an estimate.
   */
  async of(categories: readonly string[], language?: string): Promise<Readonly<Record<string, CategoryDistribution>>> {
    const all = await this.counted.all();
    const found = categories.flatMap((category) => {
      const known = all.get(foldText(category));
      return known ? [[category.trim().toLowerCase(), distributionOf(known, language)] as const] : [];
    });
    return Object.fromEntries(found);
  }
}

function distributionOf({ name, all, languages }: CategorySegments, language = ""): CategoryDistribution {
  const own = languages.get(language);
  return comparedShows(
    { category: name, language: null, estimated: estimatedIn(all), ...all },
    own && {
      category: name,
      language: { code: language, name: languageName(language) },
      estimated: estimatedIn(own),
      ...own,
    },
  );
}
