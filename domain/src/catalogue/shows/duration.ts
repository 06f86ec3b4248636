/** The text for an unknown length (product specification, section 9). */
const UNKNOWN_DURATION = "Unknown duration";

/** An episode's length: "1h 2m 3s", "2m 3s". Accepts seconds as a number or digits. Anything else, including 0, is "Unknown duration". */
export function formatDuration(seconds: unknown): string {
  const whole = wholeSeconds(seconds);
  if (whole === undefined) return UNKNOWN_DURATION;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `${hours > 0 ? `${hours}h ` : ""}${minutes}m ${whole % 60}s`;
}

/** A show's typical length in minutes: "52 min", "1h 12m", at least one minute. undefined if unknown. */
export function typicalDuration(seconds: unknown): string | undefined {
  const whole = wholeSeconds(seconds);
  if (whole === undefined) return undefined;
  const minutes = Math.max(1, Math.round(whole / 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** Feeds write 0 if they do not know the length. */
function wholeSeconds(seconds: unknown): number | undefined {
  const value = typeof seconds === "string" && /^\d{1,9}(?:[.]\d{1,9})?$/.test(seconds) ? Number(seconds) : seconds;
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const whole = Math.round(value);
  return whole > 0 && whole <= Number.MAX_SAFE_INTEGER ? whole : undefined;
}
