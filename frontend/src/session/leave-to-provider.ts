import { useCallback } from "react";
import { leaveForOtherSite } from "../navigation/return-location";
import { usePlatform } from "../platform/use-platform";
import type { Provider } from "./session";

/**
 * Signs in with a provider. In a browser, opens the provider's page, which sends the visitor back to `redirect`, a path on this site. The
 * desktop app opens the system's browser; the page stays open, and reloads once the sign-in has succeeded.
 */
export function useLeaveToProvider(): (provider: Provider, redirect: string, remember?: boolean) => void {
  const { app } = usePlatform();
  return useCallback(
    (provider, redirect, remember = false) => {
      if (app) return void app.signIn(provider, remember);
      leaveForOtherSite(redirect);
      const query = new URLSearchParams({ redirect, ...(remember && { remember: "1" }) });
      window.location.assign(`/api/v1/auth/${provider}?${query.toString()}`);
    },
    [app],
  );
}
