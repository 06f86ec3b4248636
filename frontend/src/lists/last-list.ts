import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { deviceMemory } from "../platform/device-memory";
import type { ListId } from "./lists-api";

const KEY = "earshot.last-list";

/** Remembers on this device which list was looked at last. */
export function rememberList(id: ListId): void {
  deviceMemory.write(KEY, id);
}

/** The list to show when none is asked for: the one looked at last, else the first; undefined when there is none. */
export function usualList(lists: readonly ListSummary[]): ListSummary | undefined {
  const last = deviceMemory.read(KEY);
  return lists.find(({ id }) => id === last) ?? lists[0];
}
