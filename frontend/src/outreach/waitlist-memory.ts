import { useHydrated } from "../platform/hydration";
import { platform } from "../platform/web-platform";

const KEY = "earshot.waitlist";

export function rememberJoined(): void {
  platform.memory.write(KEY, "joined");
}

/** Whether somebody joined from this browser. False until the page is alive: the server's markup knows nobody. */
export function useJoined(): boolean {
  return useHydrated() && platform.memory.read(KEY) === "joined";
}
