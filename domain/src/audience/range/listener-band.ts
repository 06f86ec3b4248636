import type { ListenerRange } from "./listener-range.js";

/** Show sizes in words. A band contains the shows with fewer listeners than `below`. */
export const LISTENER_BANDS = [
  { name: "Tiny", below: 500 },
  { name: "Small", below: 5_000 },
  { name: "Medium", below: 50_000 },
  { name: "Large", below: 500_000 },
  { name: "Huge", below: Infinity },
] as const;

export type ListenerBand = (typeof LISTENER_BANDS)[number]["name"];

/** A range whose upper end is more than this many times the lower end is shown as a band instead of two numbers. */
const WIDEST_RANGE = 10;

/** Whether a range is too wide to be shown as numbers. "1 to N" means "up to N" and is always shown as numbers. */
export function isWide(range: ListenerRange): boolean {
  return range.kind === "closed" && range.low > 1 && range.high > WIDEST_RANGE * range.low;
}

/** The middle of a range on a logarithmic scale, or N for "N+". undefined if the range is unknown. */
export function likelyListeners(range: ListenerRange): number | undefined {
  if (range.kind === "unknown") return undefined;
  return range.kind === "open" ? range.low : Math.sqrt(Math.max(1, range.low) * range.high);
}

/**
 * One number for a range, in whole people: shows are ordered, filtered and compared by it. It is the middle on a logarithmic scale, as in
 * bands, meters and ranks, so an order never contradicts them. 50,000 to 5,000,000 counts as 500,000; halfway between the two would be
 * 2,525,000, five times as many. undefined if the range is unknown.
 *
 * There are two exceptions: the comparison with a category's average (`compareListeners`) and filters by "up to N" (`filteredListeners`).
 */
export function comparedListeners(range: ListenerRange): number | undefined {
  const likely = likelyListeners(range);
  return likely === undefined ? undefined : Math.round(likely);
}

/**
 * The band that contains the middle of a range; undefined if the range is unknown. A middle exactly between two bands is in the lower one:
 * rounded bounds often meet there ("50,000-5,000,000"), although the evidence points to less.
 */
export function listenerBand(range: ListenerRange): ListenerBand | undefined {
  const likely = likelyListeners(range);
  if (likely === undefined) return undefined;
  return range.kind === "open" ? bandOf(likely) : LISTENER_BANDS.find(({ below }) => likely <= below)?.name;
}

/** "Large or more": for a show that is only known from lists of popular shows. */
export function orMore(band: ListenerBand): string {
  return `${band} or more`;
}

export function bandOf(listeners: number): ListenerBand {
  return LISTENER_BANDS.find(({ below }) => listeners < below)?.name ?? "Huge";
}
