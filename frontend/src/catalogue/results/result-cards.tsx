import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { CARD_GRID } from "../shows/card-skeletons";
import { PodcastCard } from "../shows/podcast-card";

/** Covers that are on the first screen of a desktop. */
const EAGER = 6;

type Props = {
  readonly results: readonly SearchResult[];
  /** How many of all results have every word of the search; undefined where all have. */
  readonly exact: number | undefined;
};

/** The found shows as cards. Those with only some of the words are below a divider, unless there are no others. */
export function ResultCards({ results, exact = results.length }: Props) {
  const card = (podcast: SearchResult, index: number) => (
    <PodcastCard key={podcast.id} podcast={podcast} eager={index < EAGER} />
  );
  const cards = results.map(card);
  if (exact === 0 || exact >= results.length) return <ul className={CARD_GRID}>{cards}</ul>;
  return (
    <>
      <ul className={CARD_GRID}>{cards.slice(0, exact)}</ul>
      <div className="mt-8 mb-4 flex items-center gap-3">
        <h2 id="partial-matches" className="text-meta font-[640] text-text-2">
          Matches some of your words
        </h2>
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </div>
      <ul aria-labelledby="partial-matches" className={CARD_GRID}>
        {cards.slice(exact)}
      </ul>
    </>
  );
}
