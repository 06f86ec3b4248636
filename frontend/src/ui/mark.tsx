const BARS = [
  { x: 2, y: 9, height: 6 },
  { x: 6.25, y: 5, height: 14 },
  { x: 10.5, y: 2, height: 20 },
  { x: 14.75, y: 6, height: 12 },
  { x: 19, y: 10, height: 4 },
] as const;

/** The product's logo: five bars of a level meter, the middle one amber. They move only while audio is playing (`live`). */
export function Mark({ size = 26, live = false }: { size?: number; live?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-live={live || undefined}
      className="mark shrink-0"
    >
      {BARS.map((bar, index) => (
        <rect key={bar.x} {...bar} width={3} rx={1.5} className={index === 2 ? "fill-signal" : "fill-accent"} />
      ))}
    </svg>
  );
}
