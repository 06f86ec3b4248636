import { useState } from "react";
import { coverBars } from "@earshot/domain/shared/cover-bars";
import { cx } from "./class-names";

type Props = {
  /** An http(s) URL, a path on our own server, or "" if there is none. */
  src: string | null | undefined;
  /** Determines the placeholder's color and bars; must be the same for the same show. */
  seed: string;
  /** Width and height in px. */
  size: number;
  /** Visible without scrolling: loads at once. */
  eager?: boolean;
  className?: string;
};

const BOX = "block shrink-0 rounded-control bg-surface-3";

/** Only http(s) URLs and our own paths are loaded; anything else counts as no picture. */
function usableImage(src: string | null | undefined): src is string {
  return !!src && (/^https?:\/\//i.test(src) || /^\/(?!\/)/.test(src));
}

/** Up to this size in px, a cover is a single element: tables have many covers, and each element is laid out and painted. */
const SMALL = 48;

/** Covers of the demo catalogue have absolute URLs; they are loaded from this page's origin instead. */
const DEMO_COVER = /^https?:\/\/[^/]+(\/demo\/covers\/\d+\.svg)$/i;

/** A show's picture in a fixed box, or a placeholder if it is missing or cannot be loaded. Decorative: the title is beside it. */
export function Cover({ src: given, seed, size, eager = false, className }: Props) {
  const src = given?.replace(DEMO_COVER, "$1");
  const [failed, setFailed] = useState<string | null>(null);
  const picture = usableImage(src) && src !== failed;
  const box = { width: size, height: size };
  const small = size <= SMALL;
  if (small && !picture) {
    const background = smallPlaceholder(seed, size);
    return <span aria-hidden="true" className={cx(BOX, className)} style={{ ...box, background }} />;
  }
  const image = picture && (
    <img
      key={src}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={cx("object-cover", small ? cx(BOX, className) : "size-full")}
      style={small ? box : undefined}
    />
  );
  if (small) return image;
  return (
    <span className={cx("overflow-hidden", BOX, className)} style={box}>
      {image || <CoverPlaceholder seed={seed} />}
    </span>
  );
}

/** Shown if a cover is missing: a muted color and a row of bars, always the same for the same show. */
function CoverPlaceholder({ seed }: { seed: string }) {
  const { hue, heights } = coverBars(seed);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      <rect width="100" height="100" fill={`oklch(0.42 0.07 ${hue})`} />
      {heights.map((height, index) => (
        <rect
          key={index}
          x={14 + index * 10.8}
          y={50 - height / 2}
          width="6.4"
          height={height}
          rx="3.2"
          fill={`oklch(0.93 0.035 ${hue})`}
        />
      ))}
    </svg>
  );
}

/** The same as a CSS background, for covers of at most 48 px. Bars and gaps are whole pixels, because others would blur. */
function smallPlaceholder(seed: string, size: number): string {
  const { hue, heights } = coverBars(seed);
  const step = Math.floor((size * 0.9) / heights.length);
  const wide = Math.ceil(step * 0.6);
  const left = Math.floor((size - step * (heights.length - 1) - wide) / 2);
  const color = `oklch(0.93 0.035 ${hue})`;
  const bars = heights.map((percent, index) => {
    const tall = 2 * Math.round((percent * size) / 200);
    return `linear-gradient(${color} 0 0) ${left + index * step}px ${(size - tall) / 2}px / ${wide}px ${tall}px no-repeat`;
  });
  return `${bars.join(", ")}, oklch(0.42 0.07 ${hue})`;
}
