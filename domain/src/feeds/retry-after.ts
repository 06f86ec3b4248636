/** A pause lasts at most a day, even if the host asks for more. */
const LONGEST = 86_400;
/** The pause after a 429 or 503 without `Retry-After`. */
export const DEFAULT_REST = 300;

/** Parses a `Retry-After` header (a number of seconds or an HTTP date) into seconds, from 0 to a day; undefined if it is neither. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Math.min(LONGEST, Number(text));
  // An HTTP date begins with a weekday. A number with a sign or a fraction is not a date.
  const date = /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(date)) return undefined;
  return Math.min(LONGEST, Math.max(0, Math.ceil((date - now.getTime()) / 1_000)));
}
