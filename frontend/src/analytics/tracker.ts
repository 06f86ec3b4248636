import { asksForPrivacy } from "@earshot/domain/analytics/privacy-signals";

/** An event in the format that the server accepts. */
export type TrackedEvent =
  | { readonly name: "page_view"; readonly props: { readonly route: string; readonly podcastId?: string } }
  | {
      readonly name: "select_podcast";
      readonly props: { readonly podcastId: string; readonly title: string; readonly location: "home_grid" };
    }
  | { readonly name: "search"; readonly props: { readonly mode: string; readonly found: boolean } };

const ADDRESS = "/api/v1/events";
/** Events are sent in batches: at this number of events, after this many milliseconds, or when the page is closed. */
const BATCH = 20;
const WAIT_MS = 5_000;

let waiting: (TrackedEvent & { readonly at: string })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** Counts an event. Nothing is stored or sent for visitors who opted out. A failed delivery is not repeated. */
export function track(event: TrackedEvent): void {
  const { doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (asksForPrivacy({ doNotTrack, globalPrivacyControl })) return;
  listen();
  waiting.push({ ...event, at: new Date().toISOString() });
  if (waiting.length >= BATCH) deliver();
  else timer ??= setTimeout(deliver, WAIT_MS);
}

function deliver(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: "application/json" });
  waiting = [];
  // A beacon is sent even if the page is closed at that moment.
  if (typeof navigator.sendBeacon === "function" && navigator.sendBeacon(ADDRESS, body)) return;
  void fetch(ADDRESS, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener("pagehide", deliver);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") deliver();
  });
}
