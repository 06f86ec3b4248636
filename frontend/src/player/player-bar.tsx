import { X } from "lucide-react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { cx } from "../ui/class-names";
import { CopyAtTime } from "./copy-at-time";
import { ExtrasButton, hasExtras } from "./extras-button";
import { IconButton } from "../ui/icon-button";
import { NowPlaying, PlayFailure } from "./now-playing";
import { playerClosed, selectPlayer } from "./player-slice";
import { SeekBar } from "./seek-bar";
import { RateButton, Volume } from "./sound-controls";
import { type PlayerParts, Transport } from "./transport";

/** The player at the bottom of a wide window. */
export function PlayerBar({ className, ...parts }: PlayerParts & { className?: string }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPlayer);
  return (
    <div
      className={cx("page h-18 grid-cols-[minmax(0,3fr)_auto_minmax(0,5fr)] items-center gap-4 lg:gap-6", className)}
    >
      <NowPlaying podcast={parts.podcast} episode={parts.episode} />
      <Transport {...parts} />
      <div className="flex min-w-0 items-center gap-1">
        {status === "failed" ? (
          <div className="min-w-0 flex-1">
            <PlayFailure episode={parts.episode} />
          </div>
        ) : (
          <SeekBar audio={parts.audio} />
        )}
        {/* Stays mounted: the volume knows what Mute gives back. */}
        <div className={cx("flex items-center gap-1", status === "failed" && "max-lg:hidden")}>
          <RateButton />
          <Volume />
        </div>
        <CopyAtTime {...parts} />
        {hasExtras(parts) && <ExtrasButton {...parts} />}
        <IconButton label="Close the player" onClick={() => dispatch(playerClosed())}>
          <X size={18} />
        </IconButton>
      </div>
    </div>
  );
}
