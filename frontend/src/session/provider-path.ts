import { leaveForOtherSite } from "../navigation/return-location";
import type { Provider } from "./session";

/** Leaves for a provider's own page, which sends the visitor back to `redirect`, a path of this site. */
export function leaveToProvider(provider: Provider, redirect: string, remember = false): void {
  leaveForOtherSite(redirect);
  const query = new URLSearchParams({ redirect, ...(remember && { remember: "1" }) });
  window.location.assign(`/api/v1/auth/${provider}?${query.toString()}`);
}
