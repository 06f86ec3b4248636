import { formatDuration } from "@earshot/domain/catalogue/shows/duration";
import { Link } from "react-router-dom";
import { readableIsoDate } from "../catalogue/shows/dates";
import { ReadableTime } from "../catalogue/shows/readable-time";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { useAppSelector } from "../client/store";
import { LiveBars } from "../player/live-bars";
import { PlayButton } from "../player/play-button";
import { selectCurrentEpisodeId, selectCurrentPodcastId, selectIsPlaying } from "../player/player-slice";
import { useMinutesLeft } from "../player/positions";
import { Cover } from "../ui/cover";
import type { Alert } from "@earshot/backend/tracking/tracking.schemas";

type Props = { alert: Alert; now: Date; onPlay: (alert: Alert) => void };

/** A new episode of a tracked show, playable in place. */
export function AlertRow({ alert, now, onPlay }: Props) {
  const { podcastId, episodeId, title } = alert;
  const chosen = useAppSelector(
    (state) => selectCurrentEpisodeId(state) === episodeId && selectCurrentPodcastId(state) === podcastId,
  );
  const playing = useAppSelector(selectIsPlaying) && chosen;
  const left = useMinutesLeft(episodeId);
  const published = readableIsoDate(alert.published ?? alert.createdAt, now);
  return (
    <li
      aria-current={chosen || undefined}
      className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border border-line bg-surface p-3 md:gap-x-4"
    >
      <Cover src={alert.imageUrl} seed={podcastId} size={64} />
      <div className="min-w-0">
        <h3 dir="auto" title={title} className="line-clamp-2 text-h3">
          {chosen && (
            <span className="mr-2">
              <LiveBars playing={playing} />
              <span className="sr-only">In the player: </span>
            </span>
          )}
          {title}
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-meta text-text-2">
          <Link
            to={`${podcastPath(podcastId)}?tab=episodes`}
            dir="auto"
            className="max-w-full truncate text-inherit no-underline hover:text-text hover:underline coarse:py-1"
          >
            {alert.podcastTitle || "Untitled"}
          </Link>
          {published && <ReadableTime date={published} className="text-text-3" />}
          <span className="text-text-3">{formatDuration(alert.duration)}</span>
          {left !== undefined && <span className="text-signal-ink">{left} min left</span>}
        </p>
      </div>
      <PlayButton
        title={title}
        playable={!!alert.mp3}
        chosen={chosen}
        playing={playing}
        onPress={() => onPlay(alert)}
      />
    </li>
  );
}
