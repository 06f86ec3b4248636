import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { DatedShow } from "@earshot/domain/catalogue/shows/episode-strip";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useAppDispatch } from "../../../client/store";
import { playEpisodes } from "../../../player/player-slice";
import { Button } from "../../../ui/button";
import { ErrorNotice } from "../../../ui/error-notice";
import { FocusHandover } from "../../../ui/hooks/focus-handover";
import { Skeleton, useSkeletons } from "../../../ui/skeleton";
import { useEpisodesInfiniteQuery } from "../../api/catalogue-api";
import { useEpisodeFacetsQuery, useFoundEpisodesInfiniteQuery } from "../../api/episodes-api";
import { isKnown } from "../../shows/known";
import { queueOf } from "../../shows/queue";
import { EpisodeCadence } from "../pictures/episode-cadence";
import { EpisodeFilters } from "./episode-filters";
import { EpisodeList } from "./episode-list";
import { LinkedEpisode } from "./linked-episode";
import { useEpisodeFilter } from "./use-episode-filter";

/** With this many episodes or more, a search within them helps. */
const SEARCHABLE_FROM = 10;
const FAILED = "Could not load episodes.";

/** A show's episodes, newest first, with filters, notes and play buttons. */
export default function EpisodesTab({ podcast }: { podcast: DatedShow }) {
  const filtering = useEpisodeFilter();
  const { filter, isFiltered, clear } = filtering;
  const [parameters] = useSearchParams();
  const linked = parameters.get("episode");
  const all = useEpisodesInfiniteQuery(podcast.id, { skip: isFiltered });
  const some = useFoundEpisodesInfiniteQuery({ id: podcast.id, filter }, { skip: !isFiltered });
  const { currentData, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch, isError } = isFiltered
    ? some
    : all;
  const counted = useEpisodeFacetsQuery({ id: podcast.id, filter });
  // The chips keep the counts of the previous filter until the new ones arrive, but the total must belong to the current filter.
  const facets = counted.data ?? undefined;
  const totals = counted.currentData;
  // The filters appear together with the first episodes, so that they do not push them down.
  const isWaiting = (currentData === undefined && !isError) || counted.isLoading;
  const skeletons = useSkeletons(isWaiting);
  const episodes = useMemo(
    () => (isWaiting ? [] : (currentData?.pages.flatMap((page) => page.episodes) ?? [])),
    [currentData, isWaiting],
  );
  const play = usePlay(podcast, episodes);
  const known = facets?.known ?? 0;
  const isWhole = currentData !== undefined && !hasNextPage;
  return (
    <section aria-labelledby="latest-episodes">
      <h2 id="latest-episodes" className="mb-3 text-h2">
        Latest Episodes
      </h2>
      {linked !== null && <LinkedEpisode podcast={podcast} episode={linked} />}
      {(known >= SEARCHABLE_FROM || isFiltered) && (
        <div className="grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_380px]">
          <div className="min-w-0">
            <EpisodeFilters {...filtering} facets={facets} />
          </div>
          {/* On a phone it is shown only next to the figures. */}
          <div className="mb-3 hidden min-w-0 empty:hidden lg:grid">
            {isKnown(podcast, "episodeCount") && <EpisodeCadence podcast={podcast} />}
          </div>
        </div>
      )}
      <p role="status" className="text-meta text-text-2 empty:hidden">
        {isFiltered &&
          currentData &&
          totals &&
          `${formatCount(totals.total)} of ${formatCount(totals.known)} ${totals.known === 1 ? "episode" : "episodes"} match`}
      </p>
      {currentData === undefined && isError && <ErrorNotice text={FAILED} query={{ isFetching, refetch }} />}
      {isWaiting && (
        <div className={skeletons ? "grid gap-px" : "invisible grid gap-px"}>
          <Skeleton count={5} className="h-32" />
        </div>
      )}
      {!isWaiting && currentData && episodes.length === 0 && <Nothing isFiltered={isFiltered} onClear={clear} />}
      <EpisodeList
        podcast={podcast}
        episodes={episodes}
        onPlay={play}
        loadMore={hasNextPage && !isFetching && !isError ? () => void fetchNextPage() : undefined}
      />
      {isWhole && !isFiltered && episodes.length > 0 && episodes.length < podcast.episodeCount && (
        <p className="mt-4 text-meta text-text-2">
          The catalogue has the newest {formatCount(episodes.length)} of {formatCount(podcast.episodeCount)} episodes.
        </p>
      )}
      {hasNextPage && !isWaiting && (
        <div className="mt-5 flex flex-col items-center gap-3">
          {isError && !isFetching && <ErrorNotice text={FAILED}>The episodes above stay as they are.</ErrorNotice>}
          <Button
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
            className="min-w-40"
          >
            {isFetchingNextPage ? "Loading…" : "Load more"}
          </Button>
        </div>
      )}
    </section>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <p className="text-text-2">We don’t know any episodes of this show.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 py-4 text-text-2">
      <p>No episode matches.</p>
      <FocusHandover next={(button) => button.closest("section")?.querySelector<HTMLElement>("[type=search]")}>
        <Button size="sm" onClick={onClear}>
          Show all episodes
        </Button>
      </FocusHandover>
    </div>
  );
}

/** Plays an episode; the ones before and after it become the player's previous and next. */
function usePlay(podcast: Podcast, shown: readonly Episode[]) {
  const dispatch = useAppDispatch();
  return (episode: Episode) => {
    const queue = queueOf(podcast, shown, episode);
    if (queue) dispatch(playEpisodes(queue));
  };
}
