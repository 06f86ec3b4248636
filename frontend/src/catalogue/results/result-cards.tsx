import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { Fragment, useId } from "react";
import { CARD_GRID } from "../shows/card-skeletons";
import { PodcastCard } from "../shows/podcast-card";
import { type ExactCounts, listParts } from "./list-parts";

/** Covers on the first screen of a desktop, which load eagerly. */
const EAGER = 6;

type Props = {
  readonly results: readonly SearchResult[];
  readonly counts: ExactCounts;
  readonly sort: SearchSort;
};

/** The found shows as cards, in parts with a divider between them. */
export function ResultCards({ results, counts, sort }: Props) {
  const id = useId();
  const parts = listParts(results, counts, sort);
  return parts.map(({ at, heading }, part) => (
    <Fragment key={heading ?? ""}>
      {heading !== undefined && (
        <div className="mt-8 mb-4 flex items-center gap-3">
          <h2 id={`${id}${at}`} className="text-meta font-[640] text-text-2">
            {heading}
          </h2>
          <span aria-hidden="true" className="h-px flex-1 bg-line" />
        </div>
      )}
      <ul aria-labelledby={heading === undefined ? undefined : `${id}${at}`} className={CARD_GRID}>
        {results.slice(at, parts[part + 1]?.at).map((podcast, index) => (
          <PodcastCard key={podcast.id} podcast={podcast} eager={at + index < EAGER} />
        ))}
      </ul>
    </Fragment>
  ));
}
