import { demoJson } from "../words/demo-json.js";

/**
 * Capital letters as single strokes in a box of 100 by 140, so that covers need no font. Thick round strokes make them geometric;
 * several strokes on top of each other make them striped.
 */
export const LETTERS = demoJson<Readonly<Record<string, string>>>("cover-letters.json");

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
