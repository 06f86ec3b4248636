/** Widths of letters in Instrument Sans Bold as multiples of the font size, rounded up, measured by kind of letter. */
const NARROW = /[ijlIftr.,:;'’!|()[\] ]/u;
const BROAD = /[mwMW@%—…]/u;
const CAPITAL = /[\p{Lu}\p{N}&#]/u;
/** Characters that are as wide as they are high: East Asian scripts and emoji. */
const FULL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;

/** Approximate width of a text, as a multiple of the font size, rounded up. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{M}/u.test(letter)) continue;
    if (FULL.test(letter)) width += 1.05;
    else if (NARROW.test(letter)) width += 0.38;
    else if (BROAD.test(letter)) width += 0.98;
    else width += CAPITAL.test(letter) ? 0.72 : 0.6;
  }
  return width;
}

/**
 * Breaks a text into at most `lines` lines of at most `width` (a multiple of the font size). An ellipsis replaces the rest. Lines end
 * between words. A word wider than a line, and a script without spaces, is broken anywhere.
 */
export function wrapText(text: string, { width, lines }: { readonly width: number; readonly lines: number }): string[] {
  const wrapped: string[] = [];
  let line = "";
  for (const piece of pieces(text, width)) {
    if (textWidth((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    wrapped.push(line.trimEnd());
    if (wrapped.length === lines) {
      wrapped[lines - 1] = withEllipsis(wrapped[lines - 1] ?? "", width);
      return wrapped;
    }
    line = piece.trimStart();
  }
  if (line.trim() !== "") wrapped.push(line.trimEnd());
  return wrapped;
}

/** No title that anybody reads is longer, and longer ones would only take time. */
const LONGEST = 400;

/**
 * Splits a text into words with the space after them. Words wider than a line are split into letters. Unprintable characters become
 * spaces.
 */
function pieces(text: string, width: number): string[] {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd-\uffff]/gu, " ").replace(/\s+/gu, " ").trim(); // prettier-ignore
  const words = [...plain].slice(0, LONGEST).join("").match(/\S+ ?/gu) ?? [];
  return words.flatMap((word) => (textWidth(word) <= width && !FULL.test(word) ? [word] : lettersOf(word)));
}

function withEllipsis(line: string, width: number): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && textWidth(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Characters that people see as one stay together: a flag, a letter with its accents. */
function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
}
