import { deviceMemory } from "../../platform/device-memory";
import { Observable } from "../../platform/observable";
import type { NamedView } from "./views-api";

const KEY = "earshot.views";

/** Reads a guest's views from the browser. Skips invalid ones. */
export function readViews(stored: string | null): readonly NamedView[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(found: unknown): found is NamedView {
  const { id, name, query, hidden } = (found ?? {}) as Partial<Record<keyof NamedView, unknown>>;
  return typeof id === "string" && typeof name === "string" && typeof query === "string" && Array.isArray(hidden);
}

/** The views of a guest, in the guest's order. New ones come first. They are only in this browser until a sign-in. */
export const guestViews = new Observable<readonly NamedView[]>(() => readViews(deviceMemory.read(KEY)));

export function keepGuestViews(views: readonly NamedView[]): void {
  guestViews.set(views);
  deviceMemory.write(KEY, views.length === 0 ? null : JSON.stringify(views));
}
