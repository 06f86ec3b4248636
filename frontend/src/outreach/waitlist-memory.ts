import { useHydrated } from "../platform/hydration";
import { deviceMemory } from "../platform/device-memory";

const KEY = "earshot.waitlist";

export function rememberJoined(): void {
  deviceMemory.write(KEY, "joined");
}

/** Whether someone has joined from this browser. False until hydration, because the server's HTML is the same for everyone. */
export function useJoined(): boolean {
  return useHydrated() && deviceMemory.read(KEY) === "joined";
}
