import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { deviceMemory } from "../../platform/device-memory";
import { storedItems } from "../../platform/stored-items";

/** The stored fields of a show whose page was opened in this browser. */
export type SeenShow = Pick<Podcast, "id" | "title" | "imageUrl" | "listener_range" | "listenersAtLeast">;

/** public/theme.js reads the same key before the first paint. */
const KEY = "earshot.recently-seen";
const SEEN_MAX = 6;

/** Newest first. Stored only in this browser; empty if the browser stores nothing. */
export function recentlySeen(): readonly SeenShow[] {
  return storedItems(deviceMemory.read(KEY), isSeenShow).slice(0, SEEN_MAX);
}

/** Puts a show on top, with the facts known about it now. */
export function rememberSeen({ id, title, imageUrl, listener_range, listenersAtLeast }: SeenShow): void {
  const others = recentlySeen().filter((show) => show.id !== id);
  const seen = { id, title, imageUrl, listener_range, listenersAtLeast };
  deviceMemory.write(KEY, JSON.stringify([seen, ...others].slice(0, SEEN_MAX)));
}

export function forgetSeen(): void {
  deviceMemory.write(KEY, null);
}

function isSeenShow(stored: unknown): stored is SeenShow {
  if (typeof stored !== "object" || stored === null) return false;
  const { id, title, imageUrl, listener_range, listenersAtLeast = "" } = stored as Record<string, unknown>;
  return [id, title, imageUrl, listener_range, listenersAtLeast].every((text) => typeof text === "string") && id !== "";
}
