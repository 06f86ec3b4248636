import type { ProviderProfile } from "@earshot/domain/accounts/flows/identities";
import type { Provider } from "@earshot/domain/accounts/user";
import * as client from "openid-client";
import { traceHeaders } from "../../shared/process/trace.js";
import type { OAuthConfig } from "../../shared/config/config.js";

/** Seconds that a provider may take for each of its two answers: the token and the profile. */
const TIMEOUT_SECONDS = 7;

/** Contents of the session while the user is at a provider. */
export type OAuthSecrets = { readonly state: string; readonly verifier: string };

/** How providers differ. */
export type ProviderKind = {
  readonly provider: Provider;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
  readonly scope: string;
  /** The user that an access token belongs to. Throws if the answer contains no user. */
  readonly profile: (
    server: client.Configuration,
    accessToken: string,
    config: OAuthConfig,
  ) => Promise<ProviderProfile>;
};

/** A service that people can sign in with: redirects to it, and identifies the user who comes back. */
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
    this.server.timeout = TIMEOUT_SECONDS;
    this.server[client.customFetch] = withoutIdToken;
    // Plain HTTP is only allowed for a provider on this machine that is named in the settings.
    if (Object.values(endpoints).some((url) => url.startsWith("http:"))) client.allowInsecureRequests(this.server);
  }

  /** The address to redirect to, with state and PKCE. */
  async authorizationUrl({ state, verifier }: OAuthSecrets): Promise<URL> {
    return client.buildAuthorizationUrl(this.server, {
      redirect_uri: this.callbackUrl,
      scope: this.kind.scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
  }

  /** The user who came back. Throws if the provider refused, the state is not ours, or the code is unknown. */
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
 * The profile, which is read over our own connection, identifies the user. The ID token is never read, so a faulty one does not
 * matter.
 */
const withoutIdToken: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...options, headers: { ...options.headers, ...traceHeaders() } });
  if (options.method !== "POST" || !response.ok) return response;
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "id_token" in body) delete body.id_token;
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
};
