/** Unicode code points in a text: limits count these, so that browser, API and database agree (decision 28 of the product). */
export function codePointLength(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `limit` code points; a character outside the basic plane is never cut in half. */
export function firstCodePoints(text: string, limit: number): string {
  // A text with at most `limit` UTF-16 units cannot have more code points.
  if (text.length <= limit) return text;
  let end = 0;
  for (let taken = 0; taken < limit && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
