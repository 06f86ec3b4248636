const LONGEST_TITLE = 160;

/** A title in an email: one line, however its feed wrote it, and not too long. */
export function titleLine(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const points = [...line];
  return points.length <= LONGEST_TITLE ? line : `${points.slice(0, LONGEST_TITLE - 1).join("")}…`;
}

/**
 * The headers of an email in a series. `oneClick`: an address that ends the series when a mail program posts to it (RFC
 * 8058).
 */
export function seriesHeaders(oneClick: string): Readonly<Record<string, string>> {
  return {
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
