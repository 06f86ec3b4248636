import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Pause, Play } from "lucide-react";
import { type AppDispatch, type AppState, useAppDispatch, useAppSelector } from "../../client/store";
import { selectCurrentPodcastId, selectIsPlaying, togglePlay } from "../../player/player-slice";
import { IconButton } from "../../ui/icon-button";
import { episodesFailed } from "./episodes-failed";

/** Plays the newest episode of a show in the results; pauses it if it is playing. Renders nothing if no episode is playable. */
export function PlayShow({ podcast }: { podcast: Podcast }) {
  const dispatch = useAppDispatch();
  const playing = useAppSelector((state) => playingShow(state) === podcast.id);
  if (isDirectoryEntry(podcast)) return null;
  return (
    <IconButton size="sm" label={labelOf(podcast, playing)} onClick={() => dispatch(playOrPause(podcast))}>
      {playing ? <Pause size={16} className="fill-current" /> : <Play size={16} className="fill-current" />}
    </IconButton>
  );
}

/** The id of the show that is playing; undefined if none is. */
export function playingShow(state: AppState): string | undefined {
  return selectIsPlaying(state) ? selectCurrentPodcastId(state) : undefined;
}

/** Pause (two bars) and play (a triangle), drawn as borders: an SVG has more elements, each of which is laid out and painted. */
const BARS = { width: 11, height: 12, borderStyle: "solid", borderWidth: "0 4px", borderColor: "currentColor" };
const TRIANGLE = {
  borderStyle: "solid",
  borderWidth: "6px 0 6px 11px",
  borderColor: "transparent transparent transparent currentColor",
};

/** The same button for rows of a long table, without a store subscription of its own. */
export function PlayRow({ podcast, playing }: { podcast: Podcast; playing: boolean }) {
  const dispatch = useAppDispatch();
  if (isDirectoryEntry(podcast)) return null;
  const label = labelOf(podcast, playing);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => dispatch(playOrPause(podcast))}
      className="grid size-8 place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text coarse:size-11"
    >
      {/* High contrast would draw the transparent sides too, and a triangle would be a square. */}
      <span className="forced-color-adjust-none forced-colors:text-[ButtonText]" style={playing ? BARS : TRIANGLE} />
    </button>
  );
}

function labelOf({ title }: Podcast, playing: boolean): string {
  return `${playing ? "Pause" : "Play"}: ${title}`;
}

function playOrPause(podcast: Podcast) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    if (selectCurrentPodcastId(getState()) === podcast.id) dispatch(togglePlay());
    else {
      void import("./play-newest").then(
        ({ playNewest }) => dispatch(playNewest(podcast)),
        () => episodesFailed(dispatch, () => dispatch(playOrPause(podcast))),
      );
    }
  };
}
