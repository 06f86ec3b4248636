import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from "lucide-react";
import { useAppSelector } from "../client/store";
import { cx } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import { SKIP_BACK, SKIP_FORWARD } from "./media-session";
import { type PlayerEpisode, type PlayerPodcast, selectIsPlaying, selectPlayer } from "./player-slice";
import type { Audio } from "./use-audio";

/** What all forms of the player need. */
export type PlayerParts = {
  readonly podcast: PlayerPodcast;
  readonly episode: PlayerEpisode;
  readonly audio: Audio;
  readonly toggle: () => void;
  /** Undefined at the ends of the queue. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

export function PlayButton({ toggle, large = false }: { toggle: () => void; large?: boolean }) {
  const playing = useAppSelector(selectIsPlaying);
  const { status } = useAppSelector(selectPlayer);
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      data-play
      aria-label={playing ? "Pause" : "Play"}
      title={playing ? "Pause" : "Play"}
      onClick={toggle}
      className={cx(
        "relative grid shrink-0 place-items-center rounded-full bg-text text-bg transition-colors duration-90 hover:bg-text-2",
        large ? "size-16" : "size-11",
      )}
    >
      <Icon
        size={large ? 26 : 19}
        fill="currentColor"
        strokeWidth={playing ? 1 : 2}
        className={cx(!playing && "translate-x-px")}
      />
      {status === "loading" && (
        <span className="absolute -inset-1 rounded-full border-2 border-transparent border-t-signal animate-[spin_900ms_linear_150ms_infinite_backwards]" />
      )}
    </button>
  );
}

/** Skips back or forward by seconds, with the number inside the arrow. */
function SkipButton({ seconds, audio, large }: { seconds: number; audio: Audio; large: boolean }) {
  const Icon = seconds < 0 ? RotateCcw : RotateCw;
  return (
    <IconButton
      label={seconds < 0 ? `Back ${-seconds} seconds` : `Forward ${seconds} seconds`}
      size={large ? "lg" : "md"}
      onClick={() => audio.skip(seconds)}
      className="relative"
    >
      <Icon size={large ? 30 : 24} strokeWidth={1.5} />
      <span aria-hidden="true" className={cx("absolute font-[640]", large ? "text-[0.625rem]" : "text-[0.5rem]")}>
        {Math.abs(seconds)}
      </span>
    </IconButton>
  );
}

/** Previous, skip back, play, skip forward, next. */
export function Transport({ audio, previous, next, toggle, large = false }: PlayerParts & { large?: boolean }) {
  const size = large ? "lg" : "md";
  return (
    <div className={cx("flex items-center", large ? "justify-between" : "gap-1")}>
      <IconButton label="Previous episode" size={size} disabled={!previous} onClick={previous}>
        <SkipBack size={large ? 24 : 18} />
      </IconButton>
      <SkipButton seconds={-SKIP_BACK} audio={audio} large={large} />
      <div className="px-1.5">
        <PlayButton toggle={toggle} large={large} />
      </div>
      <SkipButton seconds={SKIP_FORWARD} audio={audio} large={large} />
      <IconButton label="Next episode" size={size} disabled={!next} onClick={next}>
        <SkipForward size={large ? 24 : 18} />
      </IconButton>
    </div>
  );
}
