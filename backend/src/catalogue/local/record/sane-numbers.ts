/** Numbers that a real source can mean; NaN, Infinity and 10^300 come from damaged ones. */
const LARGEST = { integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER, real: 1e9 } as const;

/** Each number as its column can store it, rounded for integer columns; a number that does not fit counts as unknown. */
export function columnNumber(value: number | undefined, type: keyof typeof LARGEST): number | undefined {
  if (value === undefined || !Number.isFinite(value) || Math.abs(value) > LARGEST[type]) return undefined;
  return type === "real" ? value : Math.round(value);
}
