import { coverBars } from "@earshot/domain/shared/cover-bars";

/** Shown if a cover is missing: a muted color and a row of bars, always the same for the same show. */
export function CoverPlaceholder({ seed }: { seed: string }) {
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
export function smallPlaceholder(seed: string, size: number): string {
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
