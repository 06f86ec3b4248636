import { deviceMemory } from "../../platform/device-memory";

const KEY = "earshot.view-count";

/** How many saved views there were on this device the last time, for their placeholder; 0 if unknown. */
export const lastViewCount = (): number => Number(deviceMemory.read(KEY)) || 0;

export function rememberViewCount(count: number): void {
  deviceMemory.write(KEY, count === 0 ? null : String(count));
}
