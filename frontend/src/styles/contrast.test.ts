import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(process.cwd(), "frontend/src/styles/tokens.css"), "utf8");

type Rgb = readonly [number, number, number];

/** The linear sRGB values of an oklch color (the matrices of CSS Color 4), clipped to what a screen can display. */
function linear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function colors(block: string): Map<string, Rgb> {
  const found = block.matchAll(
    /--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);|--color-([\w-]+): oklch\(([\d.]+) 0 0\);/g,
  );
  return new Map(
    [...found].map((one) => [
      one[1] ?? one[5]!,
      linear(Number(one[2] ?? one[6]), Number(one[3] ?? 0), Number(one[4] ?? 0)),
    ]),
  );
}

const light = colors(css.slice(css.indexOf("@theme"), css.indexOf("[data-theme")));
const dark = colors(css.slice(css.indexOf("[data-theme"), css.indexOf("prefers-contrast")));

/** The contrast ratio of WCAG 2. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [bright, dim] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const SURFACES = ["bg", "surface", "surface-2", "surface-3"];
const TEXT: [string, string][] = [
  ...["text", "text-2", "text-3"].flatMap((ink) => SURFACES.map((on): [string, string] => [ink, on])),
  ...["accent", "accent-hover", "neg"].flatMap((ink) => ["bg", "surface"].map((on): [string, string] => [ink, on])),
  ["accent-ink", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["signal-ink", "signal-soft"],
  ["on-signal", "signal"],
  ["pos", "pos-soft"],
  ["pos", "surface"],
  ["neg", "neg-soft"],
  ["on-neg", "neg"],
];
const LINES: [string, string][] = [
  ["line-strong", "bg"],
  ["line-strong", "surface"],
  ["line-strong", "surface-2"],
  ["focus", "bg"],
  ["focus", "surface"],
  ["focus", "surface-3"],
  ["chart-self", "surface"],
  ["chart-self", "chart-track"],
  ["chart-base", "surface"],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme", (_name, theme) => {
  test.each(TEXT)("%s on %s can be read (4.5 to 1)", (ink, on) => {
    expect(contrast(theme.get(ink)!, theme.get(on)!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(LINES)("%s on %s can be seen (3 to 1)", (ink, on) => {
    expect(contrast(theme.get(ink)!, theme.get(on)!)).toBeGreaterThanOrEqual(3);
  });
});

test("both themes name the same colors", () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
  expect([...light.keys()].filter((name) => !dark.has(name))).toEqual([]);
});
