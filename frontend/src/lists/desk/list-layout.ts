import { deviceMemory } from "../../platform/device-memory";
import { Observable, useObserved } from "../../platform/observable";

export type ListLayout = "table" | "cards";

const KEY = "earshot.list-layout";
const layout = new Observable<ListLayout>(() => (deviceMemory.read(KEY) === "cards" ? "cards" : "table"));

/** How lists are drawn, as last chosen on this device. A phone only has cards. */
export const useListLayout = (): ListLayout => useObserved(layout, "table");

export function chooseListLayout(next: ListLayout): void {
  layout.set(next);
  deviceMemory.write(KEY, next);
}
