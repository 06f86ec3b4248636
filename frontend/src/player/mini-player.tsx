import { SkipForward } from "lucide-react";
import { useAppSelector } from "../client/store";
import { cx } from "../ui/class-names";
import { Cover } from "../ui/cover";
import { IconButton } from "../ui/icon-button";
import { PlayFailure } from "./now-playing";
import { selectPlayer } from "./player-slice";
import { PlayButton, type PlayerParts } from "./transport";

/** A single line at the bottom of a phone's screen; a tap opens the sheet. The amber line at its top shows the progress. */
export function MiniPlayer({
  podcast,
  episode,
  audio,
  toggle,
  next,
  onOpen,
  className,
}: PlayerParts & { onOpen: () => void; className?: string }) {
  const { status } = useAppSelector(selectPlayer);
  const { at, duration } = audio.progress;
  return (
    <div className={cx("page relative flex h-16 items-center gap-2", className)}>
      <span
        aria-hidden="true"
        className="absolute -top-px left-0 h-0.5 w-full origin-left bg-signal"
        style={{ transform: `scaleX(${duration > 0 ? at / duration : 0})` }}
      />
      <div className="relative flex min-w-0 flex-1 items-center gap-3">
        <Cover src={episode.image || podcast.imageUrl} seed={podcast.id} size={44} eager />
        <div className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
          >
            {episode.title}
            <span className="sr-only">: open the player</span>
          </button>
          {status === "failed" ? (
            <PlayFailure episode={episode} short />
          ) : (
            <p className="truncate text-meta text-text-2">{podcast.title}</p>
          )}
        </div>
      </div>
      <PlayButton toggle={toggle} />
      <IconButton label="Next episode" size="lg" disabled={!next} onClick={next}>
        <SkipForward size={20} />
      </IconButton>
    </div>
  );
}
