import { agoText } from "./date-text";

const NOW = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", "just now"],
  // A device's clock can be ahead, but nothing was seen in the future.
  ["2026-11-21T12:05:00Z", "just now"],
  ["2026-11-21T11:58:00Z", "2 minutes ago"],
  ["2026-11-21T11:00:00Z", "1 hour ago"],
  ["2026-11-20T11:00:00Z", "yesterday"],
  ["2026-11-16T11:00:00Z", "5 days ago"],
  ["2026-11-03T12:00:00Z", "on November 3, 2026"],
])("%s is %s", (iso, text) => expect(agoText(iso, NOW)).toBe(text));
