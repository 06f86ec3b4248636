/** Colors of the dark theme, for the library that draws the cards. */
export const CARD_COLORS = {
  ground: "#081115",
  text: "#f2f5f6",
  quiet: "#a3b1b7",
  unlit: "#1d2b31",
  lit: "#35b4d0",
  signal: "#f2a02a",
} as const;

/** Converts an OKLCH color to hexadecimal sRGB, clipped to its gamut. `hue` is in degrees. Matrices: Björn Ottosson. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(channelOf).join("")}`;
}

function channelOf(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255).toString(16).padStart(2, "0"); // prettier-ignore
}
