/** Pieces of text that are expensive to process: with regular expressions, in case folding, or when read as a table. */
const PIECES = [
  "a",
  "a ",
  "a,",
  "a.",
  '"a ',
  '-"the a" ',
  "title:the OR ",
  "(",
  " ",
  " - ",
  "\t",
  "@a.",
  "<a ",
  "<!--",
  "&amp;",
  "%41",
  "=",
  "É",
  "e\u0301\u0302",
  "東京",
  "한국",
  "👩‍🚀",
  "ﷺ",
];

/** Texts of exactly `length` UTF-16 units, or one less if a character would be cut in half. */
export function longTexts(length: number): string[] {
  return PIECES.map((piece) => longText(piece, length));
}

export function longText(piece: string, length: number): string {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return text.isWellFormed() ? text : text.slice(0, -1);
}
