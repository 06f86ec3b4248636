import { xmlText } from "@earshot/domain/shared/text/xml-text";
import { TABLES } from "../shows/demo-tables.js";
import { randomFrom } from "../shows/random.js";
import { monogramOf } from "./cover-letters.js";
import * as form from "./cover-motifs-form.js";
import * as nature from "./cover-motifs-nature.js";
import * as sound from "./cover-motifs-sound.js";
import { drawPalette } from "./cover-palette.js";
import { rect, type Motif } from "./cover-shapes.js";

const MOTIFS: Readonly<Record<string, Motif>> = { ...form, ...nature, ...sound };

/** Figures that suit any show. */
const ANY = ["meter", "arcs", "tiles", "burst", "dots", "monogram"];

/**
 * A show's cover as an SVG document. The same key, title and category always give the same picture. It needs no font and no style,
 * and loads nothing; the title is its accessible name.
 */
export function demoCover(seedKey: string, title: string, category = ""): string {
  const random = randomFrom(`cover:${seedKey}`);
  const colors = drawPalette(random);
  const letter = monogramOf(title);
  // Figures of the category are preferred to general ones.
  const apt = Object.hasOwn(TABLES.categories, category) ? TABLES.categories[category]?.figures : undefined;
  const names = random.chance(0.62) && apt ? apt : ANY;
  const motif = MOTIFS[random.pick(letter ? names : names.filter((name) => name !== "monogram"))] as Motif;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-labelledby="name">`,
    `<title id="name">${xmlText(title)}</title>`,
    rect(0, 0, 600, 600, colors.ground),
    motif(colors, random, letter),
    `</svg>`,
  ].join("");
}
