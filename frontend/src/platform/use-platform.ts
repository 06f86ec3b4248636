import { createContext, useContext } from "react";
import type { Platform } from "./platform";

/** What every place can do; pages that are drawn before the place is known go by it. */
export const PLAIN_PLATFORM: Platform = { modKey: "Ctrl", setsVolume: true };

/** The place that the pages run in. */
export const PlatformContext = createContext<Platform>(PLAIN_PLATFORM);

export function usePlatform(): Platform {
  return useContext(PlatformContext);
}
