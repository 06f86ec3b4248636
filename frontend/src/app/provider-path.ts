import { leaveForOtherSite } from "./return-place";
import type { Provider } from "./session";

/** Leaves for a provider's own page, which sends the visitor back to `redirect`, a path of this site. */
export function leaveToProvider(provider: Provider, redirect: string): void {
  leaveForOtherSite(redirect);
  window.location.assign(`/api/v1/auth/${provider}?${new URLSearchParams({ redirect }).toString()}`);
}
