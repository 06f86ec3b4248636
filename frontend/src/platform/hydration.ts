import { useSyncExternalStore } from "react";
import type { Platform } from "./platform";
import { usePlatform } from "./use-platform";

const never = () => () => undefined;

/**
 * False while the markup that the server sent is taken over, true from then on. For what cannot stand in that markup:
 * inline styles (the content policy stops them) and what depends on this device.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The key that starts shortcuts, "Ctrl" until this device is known. */
export function useModKey(): Platform["modKey"] {
  const platform = usePlatform();
  return useSyncExternalStore<Platform["modKey"]>(
    never,
    () => platform.modKey,
    () => "Ctrl",
  );
}
