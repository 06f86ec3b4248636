import { createContext, useContext } from "react";
import type { Platform } from "./platform";

/** What every platform supports; used until the actual platform is known. */
const PLAIN_PLATFORM: Platform = { modKey: "Ctrl", setsVolume: true };

/** The platform that the pages run on. */
export const PlatformContext = createContext<Platform>(PLAIN_PLATFORM);

export function usePlatform(): Platform {
  return useContext(PlatformContext);
}
