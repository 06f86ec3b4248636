import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { SUMMARY_LIMIT } from "@earshot/domain/catalogue/text/truncate";
import { formatDuration } from "@earshot/domain/catalogue/shows/duration";
import { type Ref, useState } from "react";
import { useAppSelector } from "../../../client/store";
import { LiveBars } from "../../../player/live-bars";
import { PlayButton } from "../../../player/play-button";
import { selectCurrentEpisodeId, selectCurrentPodcastId, selectIsPlaying } from "../../../player/player-slice";
import { useMinutesLeft } from "../../../player/positions";
import { Cover } from "../../../ui/cover";
import { readableIsoDate } from "../../shows/dates";
import { NoteExcerpt } from "../../shows/note-excerpt";
import { EpisodeMenu } from "./episode-menu";

type Props = {
  podcast: Podcast;
  episode: Episode;
  onPlay: (episode: Episode) => void;
  /** The index among all episodes, for a list that renders only some of its rows. */
  index?: number;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** An episode with its play button. The one in the player is marked. */
export function EpisodeRow({ podcast, episode, onPlay, index, ref }: Props) {
  const [now] = useState(() => new Date());
  const chosen = useAppSelector(
    (state) => selectCurrentEpisodeId(state) === episode.id && selectCurrentPodcastId(state) === podcast.id,
  );
  const playing = useAppSelector(selectIsPlaying) && chosen;
  const left = useMinutesLeft(episode.id);
  const published = readableIsoDate(episode.published, now);
  return (
    <li
      ref={ref}
      data-index={index}
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
          {episode.chapters && <span>Chapters</span>}
          {episode.transcript !== undefined && <span>Transcript</span>}
        </p>
        <Guests people={episode.people} />
      </div>
      <span className="flex items-start gap-1 md:row-span-2">
        <EpisodeMenu podcast={podcast} episode={episode} />
        <PlayButton
          title={episode.title}
          playable={episode.mp3 !== ""}
          chosen={chosen}
          playing={playing}
          onPress={() => onPlay(episode)}
        />
      </span>
      <div className="col-span-3 max-w-[48em] text-[0.875rem] md:col-span-1 md:col-start-2">
        <NoteExcerpt note={episode.summary} limit={SUMMARY_LIMIT} about={episode.title} />
        {episode.mp3 === "" && <p className="mt-1 text-meta text-text-3">This episode has no audio file.</p>}
      </div>
    </li>
  );
}

function Guests({ people = [] }: { people: Episode["people"] }) {
  const guests = people.filter(({ role }) => role === "guest").map(({ name }) => name);
  if (guests.length === 0) return null;
  return (
    <p className="mt-0.5 text-meta text-text-2">
      {guests.length === 1 ? "Guest: " : "Guests: "}
      <bdi>{guests.join(", ")}</bdi>
    </p>
  );
}
