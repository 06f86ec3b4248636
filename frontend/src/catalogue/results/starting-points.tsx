import { rangeFromNumbers } from "@earshot/domain/audience/range/listener-range";
import { STARTING_POINTS, type StartingPoint } from "@earshot/domain/catalogue/home/starting-points";
import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { Link } from "react-router-dom";
import { RangeBar } from "../../audience/range-bar";
import { useHydrated } from "../../platform/hydration";
import { useHomeQuery } from "../api/catalogue-api";
import { resultCount } from "../query/result-count";

/**
 * Searches that a buyer can begin with, each with its range on the scale. The counts load later; a search that finds nothing then
 * disappears.
 */
export function StartingPoints() {
  const { data } = useHomeQuery();
  const hydrated = useHydrated();
  const totals = new Map(data?.starts.map(({ id, total }) => [id, total]));
  const points = STARTING_POINTS.flatMap((start) => {
    const total = totals.get(start.id);
    return total?.value === 0 ? [] : { ...start, found: total && resultCount(total, 0) };
  });
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="starting-points">
      <h2 id="starting-points" className="text-h2">
        Starting points
      </h2>
      <ul className="mt-3 grid gap-3 xs:grid-cols-2 lg:grid-cols-4">
        {points.map((start) => (
          <li key={start.id}>
            <Link
              to={searchToUrl({ term: "", mode: "all", sort: "relevance", filters: start.filters })}
              className="flex h-full flex-col rounded-card border border-line bg-surface px-4 py-3 text-text no-underline transition-shadow duration-140 hover:shadow-raised"
            >
              <span className="block text-h3">{start.name}</span>
              <span className="mb-3 block text-meta text-text-2">{start.text}</span>
              <span className="mt-auto block min-h-3">{hydrated && <RangeBar range={sizeOf(start)} />}</span>
              <span className="mt-2 block min-h-[1lh] text-meta text-text-2">{start.found}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf({ filters: { minListeners = 100, maxListeners } }: StartingPoint) {
  return rangeFromNumbers(minListeners, maxListeners ?? null);
}
