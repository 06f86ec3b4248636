import type { Provider } from "@earshot/domain/accounts/user";
import type { Config } from "../../shared/config/config.js";

/** Injection token of the map of providers that the operator has set up. */
export const OFFERED = Symbol("offered providers");

export type OfferedProviders = Readonly<Record<Provider, boolean>>;

export function offeredProviders({ oauth }: Pick<Config, "oauth">): OfferedProviders {
  return { google: oauth.google !== undefined, facebook: oauth.facebook !== undefined };
}
