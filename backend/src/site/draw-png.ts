import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";

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
    const font = { fontFiles: FONTS, loadSystemFonts: !OWN_LETTERS.test(svg), defaultFontFamily: "Instrument Sans" };
    return Buffer.from((await renderAsync(svg, { font, logLevel: "off" })).asPng());
  } finally {
    // The turn goes straight to the next one, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}
