import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useState } from "react";
import { useCatalogueSummaryQuery } from "../../client/api";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { facetText } from "../query/facet-text";

const FIRST = 6;

type Props = {
  chosen: readonly string[];
  /** How many of the found shows are in each category; undefined until this is known. "catalogue": before a search. */
  counts: readonly FacetCount[] | "catalogue" | undefined;
  onToggle: (name: string) => void;
};

/**
 * Finds shows in any of the checked categories; with none checked, in all. The categories with the most results come first, and a button shows the rest.
 * Each has its number of results within the search, or in the whole catalogue before a search.
 */
export function CategoryFilter({ chosen, counts, onToggle }: Props) {
  const { data: summary, isLoading } = useCatalogueSummaryQuery();
  const [unfolded, setUnfolded] = useState(false);
  const known = summary?.categories ?? [];
  const strangers = chosen.filter((name) => !known.some((category) => category.name === name));
  const all = byCount([...strangers.map((name) => ({ name, podcasts: 0 })), ...known], counts);
  const shown = unfolded ? all : all.filter(({ name }, index) => index < FIRST || chosen.includes(name));

  return (
    <fieldset className="min-w-0">
      <legend className="text-control">Category</legend>
      <p className="mb-1 text-meta text-text-2">
        {chosen.length === 0 ? "All categories" : `Any of ${chosen.length} chosen`}
      </p>
      <div
        className={cx(
          unfolded && "-mx-2 max-h-72 overflow-y-auto overscroll-contain px-2 py-0.5 [scrollbar-width:thin]",
        )}
      >
        {shown.map(({ name, podcasts }) => (
          <label
            key={name}
            className="flex min-h-8 items-center gap-2.5 text-control font-normal hover:text-accent coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => onToggle(name)}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-meta text-text-3">
              {counts === "catalogue" ? podcasts > 0 && formatCount(podcasts) : facetText(counts, name)}
            </span>
          </label>
        ))}
      </div>
      {/* As tall as the first six categories and their button, so that the content below does not move. */}
      {isLoading && <div className="h-57 coarse:h-78" />}
      {all.length > FIRST && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="mt-1 -ml-2 px-2! -outline-offset-2"
        >
          {unfolded ? "Show fewer" : `Show all ${all.length}`}
        </Button>
      )}
    </fieldset>
  );
}

/** The categories with the most results first. The checked ones count like the others, so that checking one moves none. */
function byCount<Category extends { readonly name: string }>(
  categories: readonly Category[],
  counts: Props["counts"],
): readonly Category[] {
  if (typeof counts !== "object") return categories;
  const found = new Map(counts.map(({ value, count }) => [value, count]));
  return categories.toSorted((a, b) => (found.get(b.name) ?? 0) - (found.get(a.name) ?? 0));
}
