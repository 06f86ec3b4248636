import { NO_ENDPOINT, type UsageStep } from "@earshot/domain/keys/usage";
import { LATENCY_BOUNDS } from "@earshot/domain/keys/latency";
import { counted } from "@earshot/domain/shared/text/format-count";
import type { SentKey } from "@earshot/backend/keys/keys.schemas";
import type { Counted } from "@earshot/backend/keys/usage/usage.schemas";

/** The headings for the kinds of responses, in the order of the tables. */
export const KIND_HEADS = [
  ["answered", "2xx"],
  ["unchanged", "304"],
  ["refused", "4xx"],
  ["limited", "429"],
  ["failed", "5xx"],
] as const;

export const routeText = (route: string) => (route === NO_ENDPOINT ? "No such endpoint" : route);

/** "…gRMk · revoked · Nightly report". Keys can have the same name, and a field cuts off a long one, so the unique part comes first. */
export function keyText({ name, hint, state }: Pick<SentKey, "name" | "hint" | "state">): string {
  const end = hint.slice(hint.indexOf("…"));
  return [end, ...(state === "live" ? [] : [state]), name].join(" · ");
}

export const requestsText = (count: number) => counted(count, "request");

/** "Nov 25". Days are those of UTC. */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
}

/** "Nov 25, 13:00", in UTC. */
export const hourText = (iso: string) => `${dayText(iso.slice(0, 10))}, ${iso.slice(11, 16)}`;

/** "30 days", "1 hour". */
export const stepsText = (count: number, by: UsageStep) => `${count} ${count === 1 ? by : `${by}s`}`;

/** "Nov 25, 14:05:33", in the time zone of this device. */
export function timeText(iso: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" };
  return new Date(iso).toLocaleString("en-US", { day: "numeric", month: "short", ...time });
}

/** "≤ 50 ms", "≤ 1 s", "> 10 s"; "–" if no times were measured. */
export function latencyText(bound: number | null, requests: number): string {
  if (requests === 0) return "–";
  const inUnits = (milliseconds: number) => (milliseconds < 1_000 ? `${milliseconds} ms` : `${milliseconds / 1_000} s`);
  return bound === null ? `> ${inUnits(LATENCY_BOUNDS.at(-1) ?? 0)}` : `≤ ${inUnits(bound)}`;
}

/** "94% got 2xx, 5% 304, <1% 429", without kinds that did not occur. Each share is rounded, so their sum may not be 100. */
export function sharesText(counted: Counted): string {
  const parts = KIND_HEADS.flatMap(([kind, head]) => {
    const share = (counted[kind] / counted.requests) * 100;
    const rounded = share > 99 && share < 100 ? 99 : Math.round(share);
    return counted[kind] === 0 ? [] : [{ head, text: share < 1 ? "<1%" : `${rounded}%` }];
  });
  return parts.map(({ head, text }, at) => `${text} ${at === 0 ? "got " : ""}${head}`).join(", ");
}
