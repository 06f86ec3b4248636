import { xmlText } from "@earshot/domain/shared/text/xml-text";
import { monogramOf } from "./cover-letters.js";
import { arches, arcs, dots, monogram, tiles, windows } from "./cover-motifs-form.js";
import { hills, leaves, orbits, waves } from "./cover-motifs-nature.js";
import { bubbles, burst, meter, record, ridges } from "./cover-motifs-sound.js";
import { drawPalette } from "./cover-palette.js";
import { rect } from "./cover-shapes.js";
import { randomFrom } from "../shows/random.js";

const MOTIFS = {
  meter,
  burst,
  ridges,
  record,
  bubbles,
  hills,
  leaves,
  waves,
  orbits,
  arcs,
  tiles,
  arches,
  windows,
  dots,
  monogram,
};

type MotifName = keyof typeof MOTIFS;

/** Figures that suit any show. */
const ANY: readonly MotifName[] = ["meter", "arcs", "tiles", "burst", "dots", "monogram"];

/** Figures that suit a category. They are preferred to those for any show. */
const APT = new Map<string, readonly MotifName[]>(
  Object.entries<readonly MotifName[]>({
    Arts: ["tiles", "arches", "arcs", "leaves"],
    Business: ["tiles", "meter", "windows", "dots"],
    Comedy: ["bubbles", "burst", "tiles"],
    Education: ["bubbles", "dots", "arches"],
    Fiction: ["windows", "hills", "waves", "ridges", "orbits"],
    Government: ["arches", "windows", "tiles"],
    "Health & Fitness": ["leaves", "waves", "arcs"],
    History: ["arches", "hills", "waves"],
    "Kids & Family": ["hills", "bubbles", "leaves", "orbits"],
    Leisure: ["leaves", "hills", "tiles"],
    Music: ["record", "ridges", "meter", "burst"],
    News: ["meter", "bubbles", "dots", "windows"],
    "Religion & Spirituality": ["arches", "burst", "hills", "leaves"],
    Science: ["orbits", "dots", "ridges", "leaves"],
    "Society & Culture": ["bubbles", "windows", "hills", "waves"],
    Sports: ["arcs", "tiles", "hills"],
    Technology: ["dots", "ridges", "tiles", "orbits"],
    "True Crime": ["windows", "waves", "ridges"],
    "TV & Film": ["windows", "record", "arcs"],
  }),
);

/**
 * A show's cover as an SVG document. The same key, title and category always give the same picture.
 * It needs no font, no style and nothing from elsewhere; the title is its accessible name.
 */
export function demoCover(seedKey: string, title: string, category = ""): string {
  const random = randomFrom(`cover:${seedKey}`);
  const colors = drawPalette(random);
  const letter = monogramOf(title);
  const names = random.chance(0.62) ? (APT.get(category) ?? ANY) : ANY;
  const motif = MOTIFS[random.pick(letter ? names : names.filter((name) => name !== "monogram"))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-labelledby="name">`,
    `<title id="name">${xmlText(title)}</title>`,
    rect(0, 0, 600, 600, colors.ground),
    motif(colors, random, letter),
    `</svg>`,
  ].join("");
}
