import { useState } from "react";
import { cx } from "../ui/class-names";
import { clockTime, spokenTime } from "./clock";
import type { Audio } from "./use-audio";

/** A bar with the position, the buffered part, and a handle for seeking. The audio seeks when the handle is released. */
export function SeekBar({ audio, stacked = false }: { audio: Audio; stacked?: boolean }) {
  const { at, duration, buffered } = audio.progress;
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? at;
  const percent = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`;
  const release = () => {
    if (dragged !== null) audio.seek(dragged);
    setDragged(null);
  };
  const slider = (
    <input
      type="range"
      aria-label="Seek"
      aria-valuetext={`${spokenTime(shown)} of ${spokenTime(duration)}`}
      min={0}
      max={Math.max(1, Math.floor(duration))}
      step={1}
      value={Math.floor(shown)}
      disabled={!(duration > 0)}
      onChange={(event) => setDragged(event.target.valueAsNumber)}
      onPointerUp={release}
      onKeyUp={release}
      onBlur={release}
      className="slider"
      style={{ "--at": percent(shown), "--buffered": percent(buffered) } as React.CSSProperties}
    />
  );
  const time = "w-[3.6em] text-meta tabular text-text-2";
  if (stacked) {
    return (
      <div>
        {slider}
        <div className="mt-1 flex justify-between">
          <span className={time}>{clockTime(shown)}</span>
          <span className={cx(time, "text-right")}>{clockTime(duration)}</span>
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <span className={cx(time, "text-right")}>{clockTime(shown)}</span>
      {slider}
      <span className={time}>{clockTime(duration)}</span>
    </div>
  );
}
