import { createContext, useContext } from "react";
import type { Platform } from "./platform";

/** The capabilities of every platform; used until the actual one is known. */
const PLAIN_PLATFORM: Platform = { modKey: "Ctrl", setsVolume: true };

/** The platform on which the pages run. */
export const PlatformContext = createContext<Platform>(PLAIN_PLATFORM);

export function usePlatform(): Platform {
  return useContext(PlatformContext);
}
