import { firstCodePoints } from "@earshot/domain/shared/text/code-points";

/** Code points of one foreign text in an answer. */
export const FOREIGN_TEXT_MAX = 300;

/** Line ends, tabs and other blanks become one space. */
const BLANKS = /[\t-\r\u0085\p{Z}\u2800]+/gu;
/**
 * Characters that a person does not see, but a language model reads: controls, zero-width and bidirectional characters,
 * tags, variation selectors, fillers, private and broken characters.
 */
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- each is removed alone
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffe\uffff]/gu;

/** A text on one line, without characters that a person does not see. */
export function visibleText(text: string): string {
  return text.replace(BLANKS, " ").replace(UNSEEN, "").normalize("NFC").replace(BLANKS, " ").trim();
}

/** The words of a show or a person as an answer quotes them: one line of at most `most` code points; a cut one ends with "…". */
export function foreignText(text: string, most = FOREIGN_TEXT_MAX): string {
  // The text may be a whole description, and only its beginning is used.
  const seen = visibleText(firstCodePoints(text, 20 * FOREIGN_TEXT_MAX));
  const cut = firstCodePoints(seen, most);
  return cut.length === seen.length ? seen : `${firstCodePoints(seen, most - 1).trimEnd()}…`;
}
