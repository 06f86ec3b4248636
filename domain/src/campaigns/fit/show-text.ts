import { foldWords } from "../../catalogue/text/fold.js";
import { singular } from "./singular.js";

/** Nobody reads on after this many characters, and no hostile feed makes us. */
const LONGEST = 5_000;

/** A show's text as it is compared: its words between spaces, so that a phrase can be searched for. */
export function readable(text: string): string {
  return comparable(textWords(text));
}

/** The folded words of a show's text. */
export function textWords(text: string): string[] {
  const plain = text.slice(0, LONGEST).replace(/<[^<>]*>/g, " ");
  return foldWords(withoutElisions(plain.replace(MAIL_ADDRESS, " ")));
}

/** A title without brackets, which hold formats, networks and places: "Recettes (iPhone)" is not about phones. */
export function withoutAsides(title: string): string {
  return title.slice(0, LONGEST).replace(/\([^()]*\)/gu, " ");
}

/** "l’histoire" as "histoire": folded, an apostrophe joins the two words. */
export function withoutElisions(text: string): string {
  return text.replace(ELISION, " ");
}

const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)['’](?=\p{L}{2})/giu;

/** "owner@example.com" says nothing about owners. */
const MAIL_ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/** Folded words as they are compared, between spaces. */
export function comparable(words: readonly string[]): string {
  return ` ${words.map(singular).join(" ")} `;
}
