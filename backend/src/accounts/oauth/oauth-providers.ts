import { createHmac } from "node:crypto";
import type { ProviderProfile } from "@earshot/domain/accounts/flows/identities";
import type { Provider } from "@earshot/domain/accounts/user";
import * as client from "openid-client";
import { z } from "zod";
import type { Config } from "../../shared/config/config.js";
import { OAuthProvider, type ProviderKind } from "./oauth-provider.js";

/** The version of Facebook's API. Each one is supported for about two years. */
const GRAPH = "v23.0";

const subject = z.string().min(1).max(255);
const googleProfile = z.object({
  sub: subject,
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});
const facebookProfile = z.object({ id: subject, email: z.string().optional(), name: z.string().optional() });

const GOOGLE: ProviderKind = {
  provider: "google",
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  profileUrl: "https://openidconnect.googleapis.com/v1/userinfo",
  scope: "openid email profile",
  profile: async (server, accessToken): Promise<ProviderProfile> => {
    const answer = await client.fetchUserInfo(server, accessToken, client.skipSubjectCheck);
    const { sub, email, email_verified, name } = googleProfile.parse(answer);
    return { provider: "google", subject: sub, email, emailVerified: email_verified === true, name };
  },
};

const FACEBOOK: ProviderKind = {
  provider: "facebook",
  authorizationUrl: `https://www.facebook.com/${GRAPH}/dialog/oauth`,
  tokenUrl: `https://graph.facebook.com/${GRAPH}/oauth/access_token`,
  profileUrl: `https://graph.facebook.com/${GRAPH}/me`,
  scope: "email",
  profile: async (server, accessToken, { clientSecret }): Promise<ProviderProfile> => {
    const url = new URL(server.serverMetadata().userinfo_endpoint ?? "");
    url.searchParams.set("fields", "id,name,email");
    // Proves to Facebook that the caller has the secret, so that a stolen token alone is useless.
    url.searchParams.set("appsecret_proof", createHmac("sha256", clientSecret).update(accessToken).digest("hex"));
    const answer = await client.fetchProtectedResource(server, accessToken, url, "GET");
    if (!answer.ok) throw new Error("The provider sent no profile.");
    const { id, email, name } = facebookProfile.parse(await answer.json());
    // Facebook does not report whether an address is confirmed.
    return { provider: "facebook", subject: id, email, emailVerified: false, name };
  },
};

export class OAuthProviders {
  private readonly known: ReadonlyMap<Provider, OAuthProvider>;

  constructor({ oauth, publicUrl }: Pick<Config, "oauth" | "publicUrl">) {
    this.known = new Map(
      [GOOGLE, FACEBOOK].flatMap((kind) => {
        const { provider } = kind;
        const config = oauth[provider];
        // A separate callback address for each provider, so that nobody can pass off one provider's answer as another's.
        const callback = `${new URL(publicUrl).origin}/api/v1/auth/${provider}/callback`;
        return config ? [[provider, new OAuthProvider(kind, config, callback)] as const] : [];
      }),
    );
  }

  find(provider: Provider): OAuthProvider | undefined {
    return this.known.get(provider);
  }
}
