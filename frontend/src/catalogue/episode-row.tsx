import type { Episode } from "@earshot/domain/catalogue/episode";
import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { SUMMARY_LIMIT } from "@earshot/domain/catalogue/truncate";
import { formatDuration } from "@earshot/domain/shared/duration";
import { useState } from "react";
import { useAppSelector } from "../client/store";
import { LiveBars } from "../player/live-bars";
import { PlayButton } from "../player/play-button";
import { selectCurrentEpisodeId, selectCurrentPodcastId, selectIsPlaying } from "../player/player-slice";
import { useMinutesLeft } from "../player/positions";
import { Cover } from "../ui/cover";
import { readableIsoDate } from "./dates";
import { NoteExcerpt } from "./note-excerpt";

type Props = { podcast: Podcast; episode: Episode; onPlay: (episode: Episode) => void };

/** An episode with its play button. The one in the player is marked. */
export function EpisodeRow({ podcast, episode, onPlay }: Props) {
  const [now] = useState(() => new Date());
  const chosen = useAppSelector(
    (state) => selectCurrentEpisodeId(state) === episode.id && selectCurrentPodcastId(state) === podcast.id,
  );
  const playing = useAppSelector(selectIsPlaying) && chosen;
  const left = useMinutesLeft(episode.id);
  const published = readableIsoDate(episode.published, now);
  return (
    <li
      aria-current={chosen || undefined}
      className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-4 md:grid-cols-[72px_minmax(0,1fr)_auto] md:gap-x-4"
    >
      <Cover
        src={episode.image || podcast.imageUrl}
        seed={podcast.id}
        size={72}
        className="size-14! md:row-span-2 md:size-[72px]!"
      />
      <div className="min-w-0">
        <h3 dir="auto" className="text-h3 break-words">
          {chosen && (
            <span className="mr-2">
              <LiveBars playing={playing} />
              <span className="sr-only">In the player: </span>
            </span>
          )}
          {episode.title}
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-meta text-text-2">
          {published ? (
            <time dateTime={published.iso}>
              {published.relative}, {published.absolute}
            </time>
          ) : (
            <span>Date N/A</span>
          )}
          <span>{formatDuration(episode.duration)}</span>
          {left !== undefined && <span className="text-signal-ink">{left} min left</span>}
        </p>
      </div>
      <PlayButton
        title={episode.title}
        playable={episode.mp3 !== ""}
        chosen={chosen}
        playing={playing}
        onPress={() => onPlay(episode)}
        className="md:row-span-2"
      />
      <div className="col-span-3 max-w-[76ch] text-[0.875rem] md:col-span-1 md:col-start-2">
        <NoteExcerpt note={episode.summary} limit={SUMMARY_LIMIT} about={episode.title} />
        {episode.mp3 === "" && <p className="mt-1 text-meta text-text-3">This episode has no audio file.</p>}
      </div>
    </li>
  );
}
