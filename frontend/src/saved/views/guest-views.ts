import { deviceMemory } from "../../platform/device-memory";
import { storedItems } from "../../platform/stored-items";
import { Observable } from "../../platform/observable";
import type { NamedView } from "./views-api";

const KEY = "earshot.views";

/** Parses a guest's views from browser storage. Skips invalid ones. */
export function readViews(stored: string | null): readonly NamedView[] {
  return storedItems(stored, isView);
}

function isView(found: unknown): found is NamedView {
  const { id, name, query, hidden } = (found ?? {}) as Partial<Record<keyof NamedView, unknown>>;
  return typeof id === "string" && typeof name === "string" && typeof query === "string" && Array.isArray(hidden);
}

/** A guest's views in the guest's order; new ones come first. Stored only in this browser until the guest signs in. */
export const guestViews = new Observable<readonly NamedView[]>(() => readViews(deviceMemory.read(KEY)));

export function keepGuestViews(views: readonly NamedView[]): void {
  guestViews.set(views);
  deviceMemory.write(KEY, views.length === 0 ? null : JSON.stringify(views));
}
