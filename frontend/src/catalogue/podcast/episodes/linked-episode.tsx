import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useAppDispatch } from "../../../client/store";
import { clockTime } from "../../../player/clock";
import { secondIn } from "../../../player/episode-address";
import { episodeOpened, playEpisodes } from "../../../player/player-slice";
import { ErrorNotice } from "../../../ui/error-notice";
import { Skeleton } from "../../../ui/skeleton";
import { useEpisodeQuery } from "../../api/episodes-api";
import { queueOf } from "../../shows/queue";
import { EpisodeRow } from "./episode-row";

/** The episode that the address names. It is loaded into the player at the time given in the address. */
export function LinkedEpisode({ podcast, episode: id }: { podcast: Podcast; episode: string }) {
  const [parameters] = useSearchParams();
  const at = secondIn(parameters.get("t"));
  const { currentData: episode, isError, ...query } = useEpisodeQuery({ id: podcast.id, episode: id });
  const dispatch = useAppDispatch();
  useEffect(() => {
    const queue = episode && queueOf(podcast, [episode], episode);
    if (queue && at !== undefined) dispatch(episodeOpened({ ...queue, at }));
    // New facts about the show must not cause another scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, episode, at, podcast.id]);
  const play = (one: Episode) => {
    const queue = queueOf(podcast, [one], one);
    if (queue) dispatch(playEpisodes(queue));
  };
  return (
    <section aria-label="Linked episode" className="mb-4 rounded-card border border-line bg-surface px-4">
      {isError && (
        <div className="py-3">
          <ErrorNotice text="Couldn’t load this episode." query={query} />
        </div>
      )}
      {!isError && episode === undefined && <Skeleton className="my-4 h-20" />}
      {episode === null && <p className="py-4 text-text-2">The linked episode is no longer in the show’s feed.</p>}
      {episode && (
        <>
          <p className="pt-3 text-meta text-text-2">
            {at === undefined
              ? "You followed a link to this episode."
              : `You followed a link to ${clockTime(at)} of this episode.`}
          </p>
          <ul>
            <EpisodeRow podcast={podcast} episode={episode} onPlay={play} />
          </ul>
        </>
      )}
    </section>
  );
}
