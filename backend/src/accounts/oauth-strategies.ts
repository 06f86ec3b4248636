import type { ProviderProfile } from "@earshot/domain/accounts/identities";
import type { Provider } from "@earshot/domain/accounts/user";
import { Strategy as FacebookStrategy } from "passport-facebook";
import { Strategy as GoogleStrategy } from "passport-google-oauth20";
import type { Strategy } from "passport";
import type { Config, OAuthConfig } from "../shared/config.js";

/** Facebook's API by version: each lives about two years. */
const GRAPH_VERSION = "v23.0";

type Profile = {
  readonly id?: string;
  readonly displayName?: string;
  readonly emails?: readonly { readonly value: string; readonly verified?: unknown }[];
};
type Verified = (error: unknown, user?: Express.User) => void;

/** Where a provider sends people back to: one address each, so that the answer of one is never taken for another's. */
function callbackUrl(publicUrl: string, provider: Provider): string {
  return `${new URL(publicUrl).origin}/api/v1/auth/${provider}/callback`;
}

/** A strategy for each provider that is configured; each answers a ProviderProfile as its "user". */
export function oauthStrategies({ oauth, publicUrl }: Pick<Config, "oauth" | "publicUrl">): Map<Provider, Strategy> {
  const strategies = new Map<Provider, Strategy>();
  if (oauth.google) strategies.set("google", google(oauth.google, callbackUrl(publicUrl, "google")));
  if (oauth.facebook) strategies.set("facebook", facebook(oauth.facebook, callbackUrl(publicUrl, "facebook")));
  for (const strategy of strategies.values()) {
    accessTokenInHeader(strategy);
    objectsOnly(strategy);
  }
  return strategies;
}

function google(config: OAuthConfig, callbackURL: string): Strategy {
  const options = { ...common("google", config, callbackURL), scope: ["openid", "email", "profile"] };
  const urls = { ...(config.profileUrl && { userProfileURL: config.profileUrl }), userProfileFormat: "openid" };
  const strategy = new GoogleStrategy(
    { ...options, ...urls },
    (_access: string, _refresh: string, profile: Profile, done: Verified) =>
      done(null, profileOf("google", profile, profile.emails?.[0]?.verified === true)),
  );
  // The library guesses the format from the address of the profile; ours may be another than Google's.
  Object.assign(strategy, { _userProfileFormat: "openid" });
  return strategy;
}

function facebook(config: OAuthConfig, callbackURL: string): Strategy {
  const options = {
    ...common("facebook", config, callbackURL),
    ...(config.profileUrl && { profileURL: config.profileUrl }),
    scope: ["email"],
    graphAPIVersion: GRAPH_VERSION,
    profileFields: ["id", "displayName", "email"],
    enableProof: true,
  };
  return new FacebookStrategy(
    options,
    // Facebook does not say whether an address was confirmed.
    (_access: string, _refresh: string, profile: Profile, done: Verified) =>
      done(null, profileOf("facebook", profile, false)),
  );
}

function common(provider: Provider, config: OAuthConfig, callbackURL: string) {
  return {
    clientID: config.clientId,
    clientSecret: config.clientSecret,
    callbackURL,
    ...(config.authorizationUrl && { authorizationURL: config.authorizationUrl }),
    ...(config.tokenUrl && { tokenURL: config.tokenUrl }),
    state: true,
    pkce: true,
    // State is kept by provider, not by host: two providers on one host must not share it.
    sessionKey: `oauth2:${provider}`,
  };
}

function profileOf(provider: Provider, { id, displayName, emails }: Profile, emailVerified: boolean): ProviderProfile {
  if (typeof id !== "string" || id === "" || id.length > 255) throw new Error(`${provider} named nobody.`);
  return { provider, subject: id, email: emails?.[0]?.value, emailVerified, name: displayName };
}

/** By default the libraries put the access token into the address, where it ends up in logs (RFC 9700 forbids it). */
function accessTokenInHeader(strategy: Strategy): void {
  const { _oauth2 } = strategy as unknown as { _oauth2: { useAuthorizationHeaderforGET(use: boolean): void } };
  _oauth2.useAuthorizationHeaderforGET(true);
}

type Answered = (error: unknown, data?: string, response?: unknown) => void;

/**
 * The libraries take what a provider answers for an object without looking, in a callback of the network: `null` there would end
 * the process.
 */
function objectsOnly(strategy: Strategy): void {
  const { _oauth2: client } = strategy as unknown as {
    _oauth2: { _request(...request: [...unknown[], Answered]): void };
  };
  const ask = client._request.bind(client);
  client._request = (...request) => {
    const answered = request.pop() as Answered;
    ask(...request, (error, data, response) => {
      if (error || isObject(data)) answered(error, data, response);
      else answered(new Error("The provider answers no object."));
    });
  };
}

/** Text that is no JSON at all is left to the libraries, which expect it. */
function isObject(text: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return true;
  }
}
