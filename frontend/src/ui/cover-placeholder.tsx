import { coverBars } from "@earshot/domain/shared/cover-bars";

/** Shown if a cover is missing: a muted hue and a row of bars, always the same for the same show. */
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
