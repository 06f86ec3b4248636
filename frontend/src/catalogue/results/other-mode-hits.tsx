import type { SearchMode, SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ButtonLink } from "../../ui/button";
import { CARD_GRID } from "../shows/card-skeletons";
import { useMatchesQuery } from "../api/catalogue-api";
import { PodcastCard } from "../shows/podcast-card";
import type { Search } from "../query/search";

const FOUND = {
  all: "Found anywhere",
  title: "Found in titles",
  topic: "Found in topics",
  host: "Found by host",
} as const;

type Props = { search: Search; mode: SearchMode; total: SearchTotal };

/** The first shows that the same search finds in another mode. Renders nothing until they have loaded. */
export function OtherModeHits({ search, mode, total }: Props) {
  const other = { ...search, mode };
  const { currentData: podcasts } = useMatchesQuery(other);
  if (!podcasts?.length) return null;
  const count = `${formatCount(total.value)}${total.relation === "gte" ? "+" : ""}`;
  return (
    <section aria-labelledby="other-mode" className="mt-8">
      <div className="mb-4 flex items-center gap-3">
        <h2 id="other-mode" className="text-h3">
          {FOUND[mode]}
        </h2>
        <ButtonLink size="sm" to={searchToUrl(other)}>
          All {count}
          <span className="sr-only"> podcasts</span>
        </ButtonLink>
      </div>
      <ul className={CARD_GRID}>
        {podcasts.map((podcast) => (
          <PodcastCard key={podcast.id} podcast={podcast} eager={false} />
        ))}
      </ul>
    </section>
  );
}
