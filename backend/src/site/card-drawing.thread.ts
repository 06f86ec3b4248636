import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import type { Asked } from "../shared/process/answering-thread.js";
import type { DrawingQuestion, DrawingReply } from "./card-drawer.js";

// Runs in a separate thread, because drawing blocks. Imports no other file of the project at run time, so that Node.js can run the
// source directly in tests.

const { resolve } = createRequire(import.meta.url);
const FONTS = ["500Medium/InstrumentSans_500Medium.ttf", "700Bold/InstrumentSans_700Bold.ttf"].map((file) =>
  resolve(`@expo-google-fonts/instrument-sans/${file}`),
);

/** The letters in our own font. Only other letters need a search of the machine's fonts, which takes longer. */
const OWN_LETTERS = /^[\u0000-\u024f\u2010-\u2026\u20ac\u2122]*$/u; // eslint-disable-line no-control-regex

function render(svg: string) {
  const font = { fontFiles: FONTS, loadSystemFonts: !OWN_LETTERS.test(svg), defaultFontFamily: "Instrument Sans" };
  return new Resvg(svg, { font, logLevel: "off" }).render();
}

/** Letters tested so far, and whether any font has them. */
const tried = new LRUCache<string, boolean>({ max: 2_000 });
/** A character that no font has, so it is drawn like every missing one. */
const MISSING = "\u0378";
/** Number of letters to test in a text: fonts support a script completely or not at all. */
const SAMPLE = 3;

/** Whether our font or the machine's fonts have the letters of a text, which would otherwise become a row of empty boxes. */
function hasLettersOf(text: string): boolean {
  const foreign = [...new Set(text.match(/[\p{L}\p{Co}]/gu) ?? [])].filter((letter) => !OWN_LETTERS.test(letter));
  return foreign.slice(0, SAMPLE).every((letter) => {
    const known = tried.get(letter) ?? !pixelsOf(letter).equals(pixelsOf(MISSING));
    tried.set(letter, known);
    return known;
  });
}

function pixelsOf(letter: string): Buffer {
  const drawn = `<text x="4" y="24" font-family="Instrument Sans" font-weight="700" font-size="20">${letter}</text>`;
  return Buffer.from(render(`<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${drawn}</svg>`).pixels);
}

function replyTo(question: DrawingQuestion): DrawingReply {
  try {
    return "letters" in question
      ? { answer: question.letters.map(hasLettersOf) }
      : { answer: new Uint8Array(render(question.svg).asPng()) };
  } catch (error) {
    return { fault: String(error) };
  }
}

parentPort?.on("message", ({ question, port }: Asked<DrawingQuestion>) => port.postMessage(replyTo(question)));
