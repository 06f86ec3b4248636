import { xmlText } from "@earshot/domain/shared/text/xml-text";
import { TABLES } from "../shows/demo-tables.js";
import { fillFrame, type Slots } from "../shows/fill-frame.js";
import { randomFrom } from "../shows/random.js";
import { demoJson } from "../words/demo-json.js";

type Drawings = {
  /** Colors as `#rrggbb`: `deep` is darker than `ground`, `mid` is between `ground` and `light`, `accent` has a second hue. */
  readonly palettes: readonly Slots[];
  /** SVG elements on 600 by 600 units, by figure, with placeholders for the colors and, in monograms, for a letter's strokes. */
  readonly figures: Readonly<Record<string, readonly string[]>>;
};

const { palettes, figures } = demoJson<Drawings>("covers.json");

/** Capital letters as single strokes in a box of 100 by 140, so that covers need no font. */
const LETTERS = demoJson<Readonly<Record<string, string>>>("cover-letters.json");

/** Figures that suit any show. */
const ANY = ["meter", "arcs", "tiles", "burst", "dots", "monogram"];

const ARTICLES = /^(the|a|an|der|die|das|le|la|les|l'|el|los|las|il|lo|o|os|as)\s+/i;

/** The letter under which a title would be filed, if it is one of the 26; undefined for other scripts and for digits. */
export function monogramOf(title: string): string | undefined {
  const filed = title
    .replace(ARTICLES, "")
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const letter = filed.slice(0, 1).toUpperCase();
  return Object.hasOwn(LETTERS, letter) ? letter : undefined;
}

/**
 * A show's cover as an SVG document. The same key, title and category always give the same picture. It needs no font and no style,
 * and loads nothing; the title is its accessible name.
 */
export function demoCover(seedKey: string, title: string, category = ""): string {
  const random = randomFrom(`cover:${seedKey}`);
  const colors = random.pick(palettes);
  const letter = monogramOf(title);
  // Figures of the category are preferred to general ones.
  const apt = Object.hasOwn(TABLES.categories, category) ? TABLES.categories[category]?.figures : undefined;
  const names = random.chance(0.62) && apt ? apt : ANY;
  const name = random.pick(letter ? names : names.filter((each) => each !== "monogram"));
  const drawing = fillFrame(random.pick(figures[name] ?? []), { ...colors, letter: LETTERS[letter ?? ""] ?? "" });
  const mirrored = name !== "monogram" && random.chance(0.5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-labelledby="name">`,
    `<title id="name">${xmlText(title)}</title>`,
    `<rect width="600" height="600" fill="${colors["ground"]}"/>`,
    mirrored ? `<g transform="matrix(-1 0 0 1 600 0)">${drawing}</g>` : drawing,
    `</svg>`,
  ].join("");
}
