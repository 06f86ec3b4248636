const BARS = 7;

/** FNV-1a: small, and spreads neighbouring titles far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** The stand-in for a missing cover: a muted hue and a row of bars, always the same for the same show. */
export function CoverPlaceholder({ seed }: { seed: string }) {
  const number = hash(seed);
  const hue = number % 360;
  const bars = Array.from({ length: BARS }, (_, index) => 18 + (hash(`${seed}/${index}`) % 37));
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      <rect width="100" height="100" fill={`oklch(0.42 0.07 ${hue})`} />
      {bars.map((height, index) => (
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
