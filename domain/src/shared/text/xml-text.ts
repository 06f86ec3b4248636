import { escapeHtml } from "./escape-html.js";

/** Characters that XML 1.0 does not allow, including lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML content and attributes, and removes characters that XML does not allow. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ""));
}
