/** "3 March 2026". */
export function dateText(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
}

const STEPS: readonly (readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** "just now", "5 minutes ago", "2 days ago"; a date after more than a week. */
export function agoText(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  if (seconds > 7 * 86_400) return `on ${dateText(iso)}`;
  const step = STEPS.find(([length]) => seconds >= length);
  if (!step) return "just now";
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return words.format(-Math.floor(seconds / step[0]), step[1]);
}
