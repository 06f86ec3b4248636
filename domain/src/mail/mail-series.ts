const LONGEST_TITLE = 160;

/** A title for use in an email: on one line and not too long, however its feed writes it. */
export function titleLine(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const points = [...line];
  return points.length <= LONGEST_TITLE ? line : `${points.slice(0, LONGEST_TITLE - 1).join("")}…`;
}

/** The headers of an email in a series. A POST to `oneClick` from a mail program ends the series (RFC 8058). */
export function seriesHeaders(oneClick: string): Readonly<Record<string, string>> {
  return {
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
