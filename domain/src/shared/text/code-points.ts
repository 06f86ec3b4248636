/** The number of Unicode code points in a text. Limits count these, so that browser, API and database agree (product decision 28). */
export function codePointLength(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `limit` code points. Never cuts a surrogate pair. */
export function firstCodePoints(text: string, limit: number): string {
  // A text with at most `limit` UTF-16 units cannot have more code points.
  if (text.length <= limit) return text;
  let end = 0;
  for (let taken = 0; taken < limit && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
