/**
 * Capital letters as single strokes in a box of 100 by 140, drawn for the covers so that no font is needed.
 * Thick round pens make them geometric, several pens over each other make them striped.
 */
export const LETTERS: { readonly [letter: string]: string } = {
  A: "M8 140L50 0L92 140M25 88H75",
  B: "M14 0V140M14 0H50A33 33 0 0 1 50 66H14M14 66H54A37 37 0 0 1 54 140H14",
  C: "M88 30A44 70 0 1 0 88 110",
  D: "M14 0H40A50 70 0 0 1 40 140H14Z",
  E: "M86 0H14V140H86M14 68H72",
  F: "M86 0H14V140M14 68H72",
  G: "M86 28A44 70 0 1 0 90 92V78H58",
  H: "M12 0V140M88 0V140M12 70H88",
  I: "M50 0V140",
  J: "M74 0V96A32 44 0 0 1 10 98",
  K: "M14 0V140M88 0L16 80M40 58L88 140",
  L: "M18 0V140H86",
  M: "M6 140V0L50 88L94 0V140",
  N: "M12 140V0L88 140V0",
  O: "M50 0A44 70 0 1 0 50 140A44 70 0 1 0 50 0Z",
  P: "M14 140V0H50A37 38 0 0 1 50 76H14",
  Q: "M50 0A44 70 0 1 0 50 140A44 70 0 1 0 50 0ZM58 100L92 142",
  R: "M14 140V0H50A37 38 0 0 1 50 76H14M46 76L88 140",
  S: "M84 24A36 32 0 0 0 50 0A34 35 0 0 0 50 70A36 35 0 0 1 50 140A38 34 0 0 1 12 112",
  T: "M6 0H94M50 0V140",
  U: "M12 0V94A38 46 0 0 0 88 94V0",
  V: "M8 0L50 140L92 0",
  W: "M0 0L26 140L50 40L74 140L100 0",
  X: "M10 0L90 140M90 0L10 140",
  Y: "M8 0L50 72L92 0M50 72V140",
  Z: "M12 0H88L12 140H88",
};

const ARTICLES = /^(the|a|an|der|die|das|le|la|les|l'|el|los|las|il|lo|o|os|as)\s+/i;

/** The letter that a title would be filed under, when it is one of the 26; undefined for other scripts and digits. */
export function monogramOf(title: string): string | undefined {
  const filed = title
    .replace(ARTICLES, "")
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const letter = filed.slice(0, 1).toUpperCase();
  return letter in LETTERS ? letter : undefined;
}
