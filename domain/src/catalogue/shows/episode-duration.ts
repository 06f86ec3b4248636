/** A month. Anything longer is a mistake in the feed. */
const LONGEST = 30 * 86_400;

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,]\d{1,9})?$/;
const UNITS =
  /^(?:(\d{1,4}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,5}) ?m(?:in(?:ute)?s?)?)? ?(?:(\d{1,6}) ?s(?:ec(?:ond)?s?)?)?\.?$/;

/**
 * The length of an episode in whole seconds, from the notations that feeds and providers use: 3723, "3723", "1:02:03", "62:03", "1h 2m
 * 3s", "62 min". null if unknown; 0 and more than a month count as unknown.
 */
export function durationSeconds(value: unknown): number | null {
  const seconds = typeof value === "string" ? fromText(value) : value;
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return null;
  const whole = Math.round(seconds);
  return whole > 0 && whole <= LONGEST ? whole : null;
}

function fromText(value: string): number | undefined {
  if (value.length > 40) return undefined;
  const text = value.trim().toLowerCase();
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  const parts = CLOCK.exec(text) ?? UNITS.exec(text);
  if (parts === null || text === "") return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
