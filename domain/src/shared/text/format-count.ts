/** A whole number with thousands separators: 3412 becomes "3,412", NaN becomes "N/A". Fractions are rounded. */
export function formatCount(count: number | null | undefined): string {
  if (count === null || count === undefined || !Number.isFinite(count)) return "N/A";
  const rounded = Math.round(Math.abs(count));
  const digits = rounded.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
  return count < 0 && rounded > 0 ? `-${digits}` : digits;
}

/** A number of things: "1 show", "3,412 shows". `many` is the plural, if it is not `one` and "s". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const COMPACT_STEPS = [
  { size: 1e9, suffix: "B" },
  { size: 1e6, suffix: "M" },
  { size: 1e3, suffix: "k" },
] as const;

/** A short form: 950 is "950", 10000 is "10k", 1234567 is "1.2M", NaN is "N/A". One decimal below ten units. */
export function compactCount(count: number | null | undefined): string {
  if (count === null || count === undefined || !Number.isFinite(count)) return "N/A";
  const size = Math.abs(count);
  const sign = count < 0 && Math.round(size) > 0 ? "-" : "";
  // 999,600 must be "1M", not "1000k", so a unit starts where the smaller one would round up to a thousand.
  const step = COMPACT_STEPS.find((candidate) => size >= candidate.size * 0.9995);
  if (step === undefined) return sign + String(Math.round(size));
  const units = size / step.size;
  const shown = units < 9.95 ? (Math.round(units * 10) / 10).toString() : Math.round(units).toString();
  return sign + shown + step.suffix;
}
