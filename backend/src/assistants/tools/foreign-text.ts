import { firstCodePoints } from "@earshot/domain/shared/text/code-points";

/** Maximum code points of one foreign text in an answer. */
export const FOREIGN_TEXT_MAX = 300;

/** Line ends, tabs and other white space, which become one space. */
const BLANKS = /[\t-\r\u0085\p{Z}\u2800]+/gu;
/**
 * Characters that people do not see but a language model reads: controls, zero-width and bidirectional characters, tags, variation
 * selectors, fillers, private-use and broken characters.
 */
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- each is removed alone
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffe\uffff]/gu;

/** A text on one line, without characters that people do not see. */
export function visibleText(text: string): string {
  return text.replace(BLANKS, " ").replace(UNSEEN, "").normalize("NFC").replace(BLANKS, " ").trim();
}

/** The words of a show or a person as an answer quotes them: one line of at most `most` code points; if it was cut, it ends with "…". */
export function foreignText(text: string, most = FOREIGN_TEXT_MAX): string {
  // The text can be a whole description, but only its beginning is used.
  const seen = visibleText(firstCodePoints(text, 20 * FOREIGN_TEXT_MAX));
  const cut = firstCodePoints(seen, most);
  return cut.length === seen.length ? seen : `${firstCodePoints(seen, most - 1).trimEnd()}…`;
}
