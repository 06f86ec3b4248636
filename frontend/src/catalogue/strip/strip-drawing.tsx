import type { EpisodeStrip } from "@earshot/domain/catalogue/shows/episode-strip";
import { cx } from "../../ui/class-names";

/** The width in units of the drawing, which is stretched to the available width. */
const WIDTH = 720;
const HEIGHT = 64;

/** Two years of episodes: one mark each, taller for longer episodes. The text beside it says the same. */
export function StripDrawing({ strip, className }: { strip: EpisodeStrip; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className={cx("block w-full border-b border-line-strong", className)}
    >
      {strip.from > 0 && <rect width={strip.from * WIDTH} height={HEIGHT} className="fill-surface-2" />}
      {strip.marks.map(({ at, height }, index) => (
        <rect
          key={index}
          x={Math.min(WIDTH - 2, at * WIDTH)}
          y={HEIGHT - height * HEIGHT}
          width="2"
          height={height * HEIGHT}
          className="fill-chart-self"
        />
      ))}
    </svg>
  );
}
