import { escapeHtml } from "./escape-html.js";

/** Characters that XML 1.0 cannot hold at all, halves of characters among them. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text for XML, between tags or in an attribute. What XML cannot hold is left out. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ""));
}
