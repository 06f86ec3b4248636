import { ExternalLink, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../client/store";
import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { Cover } from "../ui/cover";
import { type PlayerEpisode, type PlayerPodcast, selectPlayer, togglePlay } from "./player-slice";

type Props = { podcast: PlayerPodcast; episode: PlayerEpisode };

/** Picture, episode and show; the show links to its page. If the file cannot be played, a message links to it. */
export function NowPlaying({ podcast, episode }: Props) {
  const { status } = useAppSelector(selectPlayer);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Cover src={episode.image || podcast.imageUrl} seed={podcast.id} size={44} eager />
      <div className="min-w-0">
        <p className="truncate font-semibold">{episode.title}</p>
        {status === "failed" ? (
          <PlayFailure episode={episode} />
        ) : (
          <Link
            to={`/podcast/${encodeURIComponent(podcast.id)}`}
            className="block truncate rounded-chip text-meta text-text-2 no-underline hover:text-text hover:underline"
          >
            {podcast.title}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The player's error message. `short` fits on one line of a phone's small player, which opens the sheet with the link. */
export function PlayFailure({ episode, short = false }: { episode: PlayerEpisode; short?: boolean }) {
  const dispatch = useAppDispatch();
  const online = useOnline();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-meta text-neg">
      <TriangleAlert size={14} className="shrink-0" />
      {online ? (short ? "Can’t be played" : "This episode can’t be played") : offlineText()}
      {!short && episode.mp3 && (
        <button type="button" className="link md:max-lg:hidden coarse:min-h-11" onClick={() => dispatch(togglePlay())}>
          Retry
        </button>
      )}
      {!short && episode.mp3 && (
        <a
          href={episode.mp3}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center gap-1 coarse:min-h-11"
        >
          Open the file
          <ExternalLink size={13} />
        </a>
      )}
    </p>
  );
}
