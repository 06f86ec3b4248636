import { deviceMemory } from "../../platform/device-memory";
import { Observable, useObserved } from "../../platform/observable";

export type ListLayout = "table" | "cards";

const KEY = "earshot.list-layout";
const layout = new Observable<ListLayout>(() => (deviceMemory.read(KEY) === "cards" ? "cards" : "table"));

/** The layout of lists that was last chosen on this device. Phones always show cards. */
export const useListLayout = (): ListLayout => useObserved(layout, "table");

export function chooseListLayout(next: ListLayout): void {
  layout.set(next);
  deviceMemory.write(KEY, next);
}
