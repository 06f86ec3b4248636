import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { AppDispatch } from "../../client/store";
import { playEpisodes } from "../../player/player-slice";
import { showToast } from "../../toasts/toast";
import { catalogueApi } from "../api/catalogue-api";
import { episodesFailed } from "./episodes-failed";
import { queueOf } from "./queue";

const NOTHING_TO_PLAY = "This show has no playable episode.";

/** Plays the newest playable episode of a show; pauses it if it is already playing. */
export function playNewest(show: Podcast) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const request = dispatch(catalogueApi.endpoints.episodes.initiate(show.id));
    const { data, isError } = await request;
    request.unsubscribe();
    if (isError) return episodesFailed(dispatch, () => void dispatch(playNewest(show)));
    const episodes = data?.pages.flatMap((page) => page.episodes) ?? [];
    const queue = queueOf(
      show,
      episodes,
      episodes.find(({ mp3 }) => mp3 !== ""),
    );
    if (queue) return void dispatch(playEpisodes(queue));
    // The show's page reads the feed.
    const none = episodes.length === 0 ? "No episodes known yet. Open the show to load them." : NOTHING_TO_PLAY;
    showToast(dispatch, none, "neutral");
  };
}
