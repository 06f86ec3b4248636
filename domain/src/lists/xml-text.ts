/** Characters that XML 1.0 cannot hold at all, halves of characters among them. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it may stand in XML, between tags or in an attribute; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
