import { decodeHTMLStrict } from "entities";
import { repairEncoding } from "./repair-encoding.js";

/** Maximum lengths of stored texts, in UTF-16 units: generous for real texts, but a limit to what a hostile feed can store. */
const TITLE_LIMIT = 500;
const DESCRIPTION_LIMIT = 5_000;

/** Placeholders that sources write for missing values. */
const SILENCE = new Set(["NULL", "null", "(null)", "N/A", "n/a", "NA", "NaN", "nan", "undefined", "None"]);

// Control characters except tab and line ends, lone surrogates, and code points that are not characters: PostgreSQL
// refuses some, the others break JSON and screens.
const ILLEGIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/gu;

/** Matches most texts: no markup, references, accents or illegible characters, so only their spaces need work. */
const PLAIN = /^[\n -%'-;=-~]*$/;

const SCRIPT = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;
const LINE_END = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|blockquote|section|article)\s*>/gi;
const INLINE_TAG = /<\/?(?:a|abbr|b|big|code|em|font|i|ins|s|small|span|strike|strong|sub|sup|tt|u)\b[^<>]*>/gi;
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const ANY_TAG = /<[a-z/!?][^<>]*>/gi;
const HTML_TAG =
  /<\/?(?:a|abbr|article|audio|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|li|link|meta|object|ol|p|param|pre|s|script|section|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)\b[^<>]*>/gi;

/** The text without characters that cannot be read or stored; misread encodings are repaired if that is certain to be right. */
export function legible(text: string): string {
  return repairEncoding(text).replace(ILLEGIBLE, "");
}

/** Decodes character references, including the named ones of HTML. Incomplete ones stay: "AT&T". */
export function decodeReferences(text: string): string {
  return text.includes("&") ? decodeHTMLStrict(text) : text;
}

/** One line of text such as a title: references decoded, markup and line breaks removed. undefined if empty. */
export function oneLine(raw: string | undefined, limit = TITLE_LIMIT): string | undefined {
  if (raw === undefined) return undefined;
  const text = raw.slice(0, limit * 8);
  const words = PLAIN.test(text) ? text : legible(decodeReferences(text).replace(HTML_TAG, ""));
  // A single space needs no replacement.
  const line = words.replace(/\s{2,}|[^\S ]/g, " ").trim();
  return line === "" ? undefined : cut(line, limit);
}

/** Like `oneLine`, but placeholders that databases and scripts write for missing values count as missing. */
export function statedText(raw: string | undefined, limit = TITLE_LIMIT): string | undefined {
  const line = oneLine(raw, limit);
  return line === undefined || SILENCE.has(line) ? undefined : line;
}

/**
 * The words of a text that may contain markup, escaped once or twice; paragraphs become line breaks. The result never parses as
 * markup: a "<" that would open a tag gets a space after it.
 */
export function plainText(raw: string | undefined, limit = DESCRIPTION_LIMIT): string | undefined {
  if (raw === undefined) return undefined;
  const text = raw.slice(0, limit * 8);
  const words = (PLAIN.test(text) ? text : withoutMarkup(text))
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return words === "" || SILENCE.has(words) ? undefined : cut(words, limit);
}

function withoutMarkup(raw: string): string {
  let text = stripMarkup(raw, ANY_TAG);
  // Twice: descriptions are often escaped once more than needed.
  for (let round = 0; round < 2; round += 1) text = stripMarkup(decodeReferences(text), HTML_TAG);
  return legible(text).replace(/<(?=[a-z/!?])/gi, "< ");
}

function stripMarkup(text: string, tag: RegExp): string {
  if (!text.includes("<")) return text;
  const words = text.replace(SCRIPT, " ").replace(COMMENT, " ").replace(LINE_END, "\n");
  return words.replace(INLINE_TAG, "").replace(tag, " ");
}

/** At most `limit` UTF-16 units, never half a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text
    .slice(0, limit - 1)
    .replace(/\p{Cs}$/u, "")
    .trimEnd()
    .concat("…");
}
