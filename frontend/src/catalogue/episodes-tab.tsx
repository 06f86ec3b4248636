import type { Episode } from "@earshot/domain/catalogue/episode";
import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { formatCount } from "@earshot/domain/shared/format-count";
import { foldText } from "@earshot/domain/catalogue/fold";
import { useMemo, useRef, useState } from "react";
import { useAppDispatch } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { playEpisodes } from "../player/player-slice";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton, useSkeletons } from "../ui/skeleton";
import { TextField } from "../ui/text-field";
import { useEpisodesInfiniteQuery } from "./catalogue-api";
import { EpisodeRow } from "./episode-row";
import { queueOf } from "./queue";

/** From this many episodes on it helps to search within them. */
const SEARCHABLE_FROM = 30;
const FAILED = "Could not load episodes.";

/** The newest episodes, to be read and played in place. */
export function EpisodesTab({ podcast }: { podcast: Podcast }) {
  const query = useEpisodesInfiniteQuery(podcast.id);
  const { currentData, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch, isError } = query;
  const skeletons = useSkeletons(currentData === undefined && !isError);
  const episodes = useMemo(() => currentData?.pages.flatMap((page) => page.episodes) ?? [], [currentData]);
  const [typed, setTyped] = useState("");
  const shown = useMemo(() => matching(episodes, typed), [episodes, typed]);
  const list = useRef<HTMLOListElement>(null);
  const play = usePlay(podcast, shown);
  useEpisodeKeys(list);

  const searchable = episodes.length >= SEARCHABLE_FROM;
  return (
    <section aria-labelledby="latest-episodes">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="latest-episodes" className="text-h2">
          Latest Episodes
        </h2>
        {searchable && (
          <TextField
            label="Search within the episodes"
            hideLabel
            type="search"
            placeholder="Search within the episodes"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="w-full xs:w-72"
          />
        )}
      </div>
      {currentData === undefined && isError && (
        <ErrorNotice text={FAILED} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {currentData === undefined && !isError && (
        <div className={skeletons ? "grid gap-px" : "invisible grid gap-px"}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-32" />
          ))}
        </div>
      )}
      {currentData && episodes.length === 0 && <p className="text-text-2">No episodes are known of this show.</p>}
      <p role="status" className="text-meta text-text-2 empty:hidden">
        {typed.trim() !== "" && `${shown.length} of ${episodes.length} loaded episodes match`}
      </p>
      <ol ref={list} className="divide-y divide-line">
        {shown.map((episode) => (
          <EpisodeRow key={episode.id} podcast={podcast} episode={episode} onPlay={play} />
        ))}
      </ol>
      {currentData && !hasNextPage && episodes.length > 0 && episodes.length < podcast.episodeCount && (
        <p className="mt-4 text-meta text-text-2">
          The catalogue holds the newest {formatCount(episodes.length)} of {formatCount(podcast.episodeCount)} episodes.
        </p>
      )}
      {hasNextPage && (
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

/** Episodes whose title or summary holds every typed word, whatever its case and accents. */
function matching(episodes: readonly Episode[], typed: string): readonly Episode[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  if (words.length === 0) return episodes;
  return episodes.filter((episode) => {
    const text = foldText(`${episode.title} ${episode.summary}`);
    return words.every((word) => text.includes(word));
  });
}

/** Plays an episode, with those around it as what comes before and next. */
function usePlay(podcast: Podcast, shown: readonly Episode[]) {
  const dispatch = useAppDispatch();
  return (episode: Episode) => {
    const queue = queueOf(podcast, shown, episode);
    if (queue) dispatch(playEpisodes(queue));
  };
}

/** J and K go from play button to play button. */
function useEpisodeKeys(list: { readonly current: HTMLElement | null }): void {
  const move = (step: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-action=play]") ?? [])];
    const rows = buttons.map((button) => button.closest("li"));
    const from = rows.findIndex((row) => row?.contains(document.activeElement));
    const next = buttons[from < 0 ? (step === 1 ? 0 : buttons.length - 1) : from + step];
    next?.focus();
    return next !== undefined;
  };
  useShortcut("J", "Next episode in the list", () => move(1));
  useShortcut("K", "Previous episode in the list", () => move(-1));
}
