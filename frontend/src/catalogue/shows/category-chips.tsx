import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { CategoryChip } from "../../ui/chip";
import { plainSearch } from "../query/search";

export function categoryPath(category: string): string {
  return searchToUrl(plainSearch({ mode: "topic", filters: { tags: [], categories: [category] } }));
}

/** Up to `limit` of a show's categories in one row, followed by the number of the others. */
export function CategoryChips({ categories, limit }: { categories: readonly string[]; limit: number }) {
  const rest = categories.slice(limit);
  return (
    <ul className="flex h-6 min-w-0 gap-1">
      {categories.slice(0, limit).map((category) => (
        <li key={category} className="flex min-w-0">
          <CategoryChip to={categoryPath(category)} className="z-1 max-w-full">
            <span className="truncate">{category}</span>
          </CategoryChip>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="flex shrink-0" title={rest.join(", ")}>
          <CategoryChip>
            +{rest.length}
            <span className="sr-only"> more: {rest.join(", ")}</span>
          </CategoryChip>
        </li>
      )}
    </ul>
  );
}
