import type { EpisodeStrip } from "@earshot/domain/catalogue/shows/episode-strip";
import { cx } from "../../ui/class-names";

/** The width in units of the drawing, which is stretched to the available width. */
const WIDTH = 720;
const HEIGHT = 64;

type Props = {
  strip: EpisodeStrip;
  /** The text alternative; omitted if the same text is beside the drawing. */
  label?: string;
  className: string;
};

/** Two years of episodes: one mark each, taller for longer episodes. */
export function StripDrawing({ strip, label, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
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
