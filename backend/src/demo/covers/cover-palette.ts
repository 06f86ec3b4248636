import type { Random } from "../shows/random.js";

/** The colors of a cover, as `#rrggbb`. Subdued enough for a page of forty covers, on light and dark backgrounds. */
export type CoverPalette = {
  readonly ground: string;
  /** Darker than the background color `ground`. */
  readonly deep: string;
  /** Between ground and light. */
  readonly mid: string;
  /** Contrasts with ground, deep and mid. */
  readonly light: string;
  /** A second hue, close to light in brightness. */
  readonly accent: string;
};

/** Hues in OKLCH degrees: petrol, slate blue, indigo, plum, berry, brick, rust, ochre, olive, moss, forest, teal. */
const HUES = [222, 248, 284, 318, 352, 18, 42, 72, 104, 128, 156, 190];

/** Draws a palette: most have dark backgrounds with light figures, one in six has a paper background. */
export function drawPalette(random: Random): CoverPalette {
  const hue = random.pick(HUES) + random.between(-7, 7);
  const other = hue + random.pick([-110, -70, -45, 45, 70, 150]);
  const muted = 0.75 + random.next() * 0.4;
  if (random.chance(0.16)) {
    return {
      ground: oklch(0.915, 0.022 * muted, random.pick([85, 95, hue])),
      deep: oklch(0.84, 0.04 * muted, hue),
      mid: oklch(0.69, 0.075 * muted, hue),
      light: oklch(0.39, 0.082 * muted, hue),
      accent: oklch(0.56, 0.11 * muted, other),
    };
  }
  const level = 0.35 + random.next() * 0.08;
  return {
    ground: oklch(level, 0.072 * muted, hue),
    deep: oklch(level - 0.09, 0.06 * muted, hue),
    mid: oklch(level + 0.17, 0.08 * muted, hue),
    light: oklch(0.905, 0.036 * muted, hue),
    accent: oklch(0.79, 0.08 * muted, other),
  };
}

/**
 * Converts an OKLCH color to sRGB hex; channels outside the gamut are clipped. Lightness is 0 to 1, hue in degrees. Matrices: Björn
 * Ottosson, "A perceptual color space for image processing", 2020.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

function channel(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
