/** The placeholder for a missing cover: a hue in degrees, and the heights of its bars in percent of its own height. */
export type CoverBars = { readonly hue: number; readonly heights: readonly number[] };

const BARS = 7;
const LOWEST = 18;
const HIGHEST = 54;

/** Always returns the same bars for the same show. */
export function coverBars(seed: string): CoverBars {
  const spread = HIGHEST - LOWEST + 1;
  const heights = Array.from({ length: BARS }, (_, index) => LOWEST + (hash(`${seed}/${index}`) % spread));
  return { hue: hash(seed) % 360, heights };
}

/** FNV-1a: small, and spreads similar titles far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
