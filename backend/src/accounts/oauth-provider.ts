import type { ProviderProfile } from "@earshot/domain/accounts/identities";
import type { Provider } from "@earshot/domain/accounts/user";
import * as client from "openid-client";
import type { OAuthConfig } from "../shared/config.js";

/** Seconds that a provider may take for each of two answers: the token, and who the person is. */
const PATIENCE = 7;

/** What stays in the session while somebody is at a provider. */
export type OAuthSecrets = { readonly state: string; readonly verifier: string };

/** What providers differ in. */
export type ProviderKind = {
  readonly provider: Provider;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
  readonly scope: string;
  /** Who the access token belongs to. Throws where the answer names nobody. */
  readonly profile: (
    server: client.Configuration,
    accessToken: string,
    config: OAuthConfig,
  ) => Promise<ProviderProfile>;
};

/** A service that people can sign in with: the way there, and who came back. */
export class OAuthProvider {
  private readonly server: client.Configuration;

  constructor(
    private readonly kind: ProviderKind,
    private readonly config: OAuthConfig,
    private readonly callbackUrl: string,
  ) {
    const authorization = config.authorizationUrl ?? kind.authorizationUrl;
    const token = config.tokenUrl ?? kind.tokenUrl;
    const endpoints = {
      issuer: new URL(authorization).origin,
      authorization_endpoint: authorization,
      token_endpoint: token,
      userinfo_endpoint: config.profileUrl ?? kind.profileUrl,
    };
    const authentication = client.ClientSecretPost(config.clientSecret);
    this.server = new client.Configuration(endpoints, config.clientId, undefined, authentication);
    this.server.timeout = PATIENCE;
    this.server[client.customFetch] = withoutIdToken;
    // Plain HTTP is for a provider on this machine, which settings name.
    if (Object.values(endpoints).some((url) => url.startsWith("http:"))) client.allowInsecureRequests(this.server);
  }

  /** Where to send somebody, with state and PKCE. */
  async leave({ state, verifier }: OAuthSecrets): Promise<URL> {
    return client.buildAuthorizationUrl(this.server, {
      redirect_uri: this.callbackUrl,
      scope: this.kind.scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
  }

  /** Who came back. Throws: refused by them, a state that is not ours, a code that the provider does not know. */
  async identify(query: string, { state, verifier }: OAuthSecrets): Promise<ProviderProfile> {
    const came = new URL(`${this.callbackUrl}${query}`);
    const tokens = await client.authorizationCodeGrant(this.server, came, {
      expectedState: state,
      pkceCodeVerifier: verifier,
    });
    return this.kind.profile(this.server, tokens.access_token, this.config);
  }
}

export function newSecrets(): OAuthSecrets {
  return { state: client.randomState(), verifier: client.randomPKCECodeVerifier() };
}

/**
 * The profile says who somebody is, read over our own connection. An ID token beside the access token is never read, so a faulty
 * one cannot matter.
 */
const withoutIdToken: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options);
  if (options.method !== "POST" || !response.ok) return response;
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "id_token" in body) delete body.id_token;
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
};
