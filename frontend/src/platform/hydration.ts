import { useSyncExternalStore } from "react";
import type { Platform } from "./platform";
import { usePlatform } from "./use-platform";

const never = () => () => undefined;

/**
 * False during hydration, true afterward. For content that cannot be in the server's HTML: inline styles (forbidden by the content security
 * policy) and anything that depends on this device.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The modifier key of shortcuts; "Ctrl" until the device is known. */
export function useModKey(): Platform["modKey"] {
  const platform = usePlatform();
  return useSyncExternalStore<Platform["modKey"]>(
    never,
    () => platform.modKey,
    () => "Ctrl",
  );
}
