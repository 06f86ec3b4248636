import { foldWords } from "../../catalogue/text/fold.js";
import { singular } from "./singular.js";

/** Maximum number of characters that are read. Nobody reads further, and the limit protects against hostile feeds. */
const LONGEST = 5_000;

/** A show's text in its normalized form, with its words between spaces so that phrases can be searched for. */
export function readable(text: string): string {
  return comparable(textWords(text));
}

/** The folded words of a show's text. */
export function textWords(text: string): string[] {
  const plain = text.slice(0, LONGEST).replace(/<[^<>]*>/g, " ");
  return foldWords(withoutElisions(plain.replace(MAIL_ADDRESS, " ")));
}

/** A title without its parentheses, which contain formats, networks and places: "Recettes (iPhone)" is not about phones. */
export function withoutAsides(title: string): string {
  return title.slice(0, LONGEST).replace(/\([^()]*\)/gu, " ");
}

/** "l’histoire" becomes "histoire". Otherwise, folding would join the two words. */
export function withoutElisions(text: string): string {
  return text.replace(ELISION, " ");
}

const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)['’](?=\p{L}{2})/giu;

/** "owner@example.com" says nothing about owners. */
const MAIL_ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/** Folded words in their normalized form, between spaces. */
export function comparable(words: readonly string[]): string {
  return ` ${words.map(singular).join(" ")} `;
}
