import { ExternalLink, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useAppDispatch } from "../client/store";
import { isOwnAddress, offlineText } from "../platform/connection";
import { useNetwork, useOnline } from "../platform/use-online";
import { cx } from "../ui/class-names";
import { Cover } from "../ui/cover";
import { useFocusHandover } from "../ui/hooks/focus-handover";
import { type PlayerEpisode, type PlayerPodcast, togglePlay } from "./player-slice";

type Props = { podcast: PlayerPodcast; episode: PlayerEpisode };

/** Picture, episode and show; the show links to its page. */
export function NowPlaying({ podcast, episode }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Cover src={episode.image || podcast.imageUrl} seed={podcast.id} size={44} eager />
      <div className="min-w-0">
        <p className="truncate font-semibold">{episode.title}</p>
        <Link
          to={`/podcast/${encodeURIComponent(podcast.id)}`}
          className="block truncate rounded-chip text-meta text-text-2 no-underline hover:text-text hover:underline"
        >
          {podcast.title}
        </Link>
      </div>
    </div>
  );
}

/** The player's error message, with Retry and a link to the file. `short` fits on one line of a phone's small player, without the link. */
export function PlayFailure({ episode, short = false }: { episode: PlayerEpisode; short?: boolean }) {
  const dispatch = useAppDispatch();
  const [hasNetwork, isOnline] = [useNetwork(), useOnline()];
  const isReachable = isOwnAddress(episode.mp3) ? isOnline : hasNetwork;
  const part = useRef<HTMLParagraphElement>(null);
  // Retry removes it.
  useFocusHandover(part, playButtonNear);
  return (
    <p ref={part} role="alert" className={cx("flex items-center gap-x-2 text-meta text-neg", !short && "flex-wrap")}>
      <TriangleAlert size={14} className="shrink-0" />
      <span className={cx(short && "min-w-0 truncate")}>
        {isReachable ? (short ? "Can’t be played" : "This episode can’t be played") : offlineText()}
      </span>
      {episode.mp3 && (
        <span className={cx("flex gap-x-2", short && "shrink-0")}>
          <button
            type="button"
            className={cx("link", short ? "hit-area relative" : "coarse:min-h-11")}
            onClick={() => dispatch(togglePlay())}
          >
            Retry
          </button>
          {!short && (
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
        </span>
      )}
    </p>
  );
}

/** The Play button of the same form of the player. */
function playButtonNear(element: HTMLElement): HTMLElement | null {
  const button = element.querySelector<HTMLElement>("[data-play]");
  return button ?? (element.parentElement && playButtonNear(element.parentElement));
}
