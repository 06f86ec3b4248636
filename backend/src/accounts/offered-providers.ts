import type { Provider } from "@earshot/domain/accounts/user";
import type { Config } from "../shared/config.js";

/** Token of the map that says which providers the operator has set up. */
export const OFFERED = Symbol("offered providers");

export type OfferedProviders = Readonly<Record<Provider, boolean>>;

export function offeredProviders({ oauth }: Pick<Config, "oauth">): OfferedProviders {
  return { google: oauth.google !== undefined, facebook: oauth.facebook !== undefined };
}
