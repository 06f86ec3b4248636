import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Pause, Play } from "lucide-react";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { selectCurrentPodcastId, selectIsPlaying, togglePlay } from "../../player/player-slice";
import { IconButton } from "../../ui/icon-button";

/** Plays the newest episode of a show among results; pauses it when it plays. Renders nothing if no episode can be played. */
export function PlayShow({ podcast, className }: { podcast: Podcast; className?: string }) {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => selectCurrentPodcastId(state) === podcast.id);
  const playing = useAppSelector((state) => selectIsPlaying(state)) && current;
  if (isDirectoryEntry(podcast)) return null;
  return (
    <IconButton
      size="sm"
      label={`${playing ? "Pause" : "Play"}: ${podcast.title}`}
      onClick={() => {
        if (current) dispatch(togglePlay());
        else void import("./play-newest").then(({ playNewest }) => dispatch(playNewest(podcast)));
      }}
      className={className}
    >
      {playing ? <Pause size={16} className="fill-current" /> : <Play size={16} className="fill-current" />}
    </IconButton>
  );
}
