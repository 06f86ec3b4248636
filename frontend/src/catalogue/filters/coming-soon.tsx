import { useId } from "react";

const SLIDERS = [
  { label: "Gender (Male %/Female %)", min: 0, max: 100, value: 40 },
  { label: "Avg. Age", min: 13, max: 80, value: 28 },
] as const;

/** Filters that are announced but do nothing yet (product specification, section 2); collapsed (decision 56). */
export function ComingSoon() {
  const id = useId();
  return (
    <details className="py-4">
      <summary className="min-h-6 cursor-pointer text-control coarse:min-h-11">Gender and age</summary>
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="mt-2 h-6 rounded-chip bg-signal-soft px-2 text-chip font-[640] text-signal-ink"
      >
        COMING SOON
      </button>
      <p id={id} className="mt-2 text-meta text-text-2">
        We don’t know the gender or age of audiences yet, so these don’t filter.
      </p>
      {SLIDERS.map(({ label, value, min, max }) => (
        <label key={label} className="mt-3 block text-meta text-text-3">
          <span className="flex justify-between gap-2">
            {label}
            <span>{value}</span>
          </span>
          <input
            type="range"
            disabled
            min={min}
            max={max}
            defaultValue={value}
            className="mt-1 h-6 w-full accent-chart-base"
          />
        </label>
      ))}
    </details>
  );
}
