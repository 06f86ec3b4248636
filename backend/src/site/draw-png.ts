import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";

const { resolve } = createRequire(import.meta.url);
const FONTS = ["500Medium/InstrumentSans_500Medium.ttf", "700Bold/InstrumentSans_700Bold.ttf"].map((file) =>
  resolve(`@expo-google-fonts/instrument-sans/${file}`),
);

/** Letters that our own font has. Only others make it worth looking through the fonts of the machine, which takes longer. */
const OWN_LETTERS = /^[\u0000-\u024f\u2010-\u2026\u20ac\u2122]*$/u; // eslint-disable-line no-control-regex

/** Pictures drawn at a time: drawing takes a processor's whole attention, and pages are to stay quick meanwhile. */
const AT_ONCE = 2;
/** Pictures that wait; with more of them the last would wait longer than anybody does. */
const MOST_WAITING = 40;

let drawing = 0;
const waiting: (() => void)[] = [];

/** Draws an SVG as PNG in its own size, off the main thread. undefined: too many are waiting. */
export async function drawPng(svg: string): Promise<Buffer | undefined> {
  if (drawing >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return undefined;
    await new Promise<void>((turn) => waiting.push(turn));
  } else drawing += 1;
  try {
    return Buffer.from((await render(svg)).asPng());
  } finally {
    // The turn goes straight to the next one, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

function render(svg: string) {
  const font = { fontFiles: FONTS, loadSystemFonts: !OWN_LETTERS.test(svg), defaultFontFamily: "Instrument Sans" };
  return renderAsync(svg, { font, logLevel: "off" });
}

/** Letters that were tried, and whether some font has them. */
const tried = new LRUCache<string, boolean>({ max: 2_000 });
/** No font has this sign, so it looks as every missing letter does. */
const MISSING = "\u0378";
/** Letters of a text that are tried: scripts come whole or not at all. */
const SAMPLE = 3;

/** Whether our font or the machine's have the letters of a text; without them it would be a row of empty boxes. */
export async function hasLettersOf(text: string): Promise<boolean> {
  const foreign = [...new Set(text.match(/[\p{L}\p{Co}]/gu) ?? [])].filter((letter) => !OWN_LETTERS.test(letter));
  for (const letter of foreign.slice(0, SAMPLE)) {
    const known = tried.get(letter) ?? !(await pixelsOf(letter)).equals(await pixelsOf(MISSING));
    tried.set(letter, known);
    if (!known) return false;
  }
  return true;
}

async function pixelsOf(letter: string): Promise<Buffer> {
  const drawn = `<text x="4" y="24" font-family="Instrument Sans" font-weight="700" font-size="20">${letter}</text>`;
  return Buffer.from(
    (await render(`<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${drawn}</svg>`)).pixels,
  );
}
