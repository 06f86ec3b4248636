import type { ProviderProfile } from "@earshot/domain/accounts/identities";
import { safeRedirect } from "@earshot/domain/accounts/redirect";
import type { Provider } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Injectable, Logger } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { oauthQuery, providerPath } from "./account.schemas.js";
import { newSecrets } from "./oauth-provider.js";
import { OAuthProviders } from "./oauth-providers.js";
import { OAuthRefused } from "./oauth-refused.js";
import { RequestStrategy } from "./request.strategy.js";
import { AT_PROVIDER } from "./session-rows.js";
import { SignInGuard } from "./sign-in-guard.js";

/** Who came back from a provider, and what they had asked for before they left. */
export type ProvenProfile = {
  readonly profile: ProviderProfile;
  readonly redirect: string | undefined;
  readonly remember: boolean;
};

/** Sends people to a provider, and finds out who came back. Throws OAuthRefused. */
@Injectable()
export class OAuthStrategy extends PassportStrategy(RequestStrategy) {
  private readonly logger = new Logger(OAuthStrategy.name);

  constructor(
    private readonly providers: OAuthProviders,
    private readonly attempts: SignInGuard,
    private readonly clock: Clock,
  ) {
    super();
  }

  async validate(request: Request, { leaveFor }: { readonly leaveFor?: Provider }): Promise<URL | ProvenProfile> {
    return leaveFor ? this.leave(leaveFor, request) : this.comeBack(request);
  }

  private async leave(provider: Provider, request: Request): Promise<URL> {
    const { redirect, remember } = zod(oauthQuery).transform(request.query);
    await this.attempts.admit("oauthByNetwork", request);
    const way = { redirect: safeRedirect(redirect), link: viewerOf(request) !== undefined };
    const found = this.providers.find(provider);
    if (!found) throw new OAuthRefused("not-configured", way);
    // Another site must not be able to start this in somebody's name.
    const foreign = request.headers["sec-fetch-site"] === "cross-site";
    if (foreign || !request.session) throw new OAuthRefused("failed");
    const secrets = newSecrets();
    const startedAt = this.clock.now().getTime();
    request.session.oauth = { ...way, ...secrets, provider, remember: remember === "1", startedAt };
    return found.leave(secrets);
  }

  private async comeBack(request: Request): Promise<ProvenProfile> {
    const { provider } = zod(providerPath).transform(request.params);
    await this.attempts.admit("oauthByNetwork", request);
    const started = request.session?.oauth;
    // Asked for once: a second time, or without having left from here, leads to a refusal.
    if (request.session) delete request.session.oauth;
    const way = { redirect: started?.redirect };
    const young = started && this.clock.now().getTime() - started.startedAt <= AT_PROVIDER;
    const found = this.providers.find(provider);
    if (!young || started.provider !== provider || !found) throw new OAuthRefused("failed", way);
    if (started.link !== (viewerOf(request) !== undefined)) throw new OAuthRefused("failed", way);
    try {
      const query = new URL(request.originalUrl, "http://any.invalid").search;
      const profile = await found.identify(query, started);
      return { profile, redirect: started.redirect, remember: started.remember };
    } catch (error) {
      // The name of the failure alone: details hold what the provider sent.
      this.logger.warn(`${provider}: ${error instanceof Error ? error.name : "failed"}`);
      throw new OAuthRefused("failed", started);
    }
  }
}
