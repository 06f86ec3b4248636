import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { deviceMemory } from "../../platform/device-memory";
import type { ListId } from "./lists-api";

const KEY = "earshot.last-list";

/** Remembers on this device which list was opened last. */
export function rememberList(id: ListId): void {
  deviceMemory.write(KEY, id);
}

/** The default list: the last one viewed, otherwise the first; undefined without lists. */
export function defaultList(lists: readonly ListSummary[]): ListSummary | undefined {
  const last = deviceMemory.read(KEY);
  return lists.find(({ id }) => id === last) ?? lists[0];
}
