import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { type CategoryDistribution, comparedShows } from "@earshot/domain/market/category-distribution";
import { type CategorySegments, estimatedIn } from "./answers/audience-counts.js";

/**
 * Audience sizes by requested category, in lower case; unknown categories are missing. Counts the shows in the language, or all shows if
 * too few of them have an estimate.
 */
export function distributionsOf(
  all: ReadonlyMap<string, CategorySegments>,
  categories: readonly string[],
  language?: string,
): Readonly<Record<string, CategoryDistribution>> {
  const found = categories.flatMap((category) => {
    const known = all.get(foldText(category));
    return known ? [[category.trim().toLowerCase(), distributionOf(known, language)] as const] : [];
  });
  return Object.fromEntries(found);
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
