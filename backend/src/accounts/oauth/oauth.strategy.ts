import type { ProviderProfile } from "@earshot/domain/accounts/flows/identities";
import { safeRedirect } from "@earshot/domain/accounts/redirect";
import type { Provider } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Injectable, Logger } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { viewerOf } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { oauthQuery, providerPath } from "../account/account.schemas.js";
import { newSecrets } from "./oauth-provider.js";
import { OAuthProviders } from "./oauth-providers.js";
import { OAuthRefused } from "./oauth-refused.js";
import { RequestStrategy } from "../sessions/request.strategy.js";
import { AT_PROVIDER } from "../stores/session-rows.js";
import { SignInGuard } from "../sign-in/sign-in-guard.js";

/** The user who came back from a provider, and what was requested before the redirect. */
export type VerifiedProfile = {
  readonly profile: ProviderProfile;
  readonly redirect: string | undefined;
  readonly remember: boolean;
  /** The challenge from the desktop app that opened the browser; undefined if there was no app. */
  readonly app: string | undefined;
};

/** Redirects people to a provider, and identifies them when they return. Throws OAuthRefused. */
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

  async validate(request: Request, { startWith }: { readonly startWith?: Provider }): Promise<URL | VerifiedProfile> {
    return startWith ? this.start(startWith, request) : this.finish(request);
  }

  private async start(provider: Provider, request: Request): Promise<URL> {
    const { redirect, remember, app } = zod(oauthQuery).transform(request.query);
    await this.attempts.admit("oauthByNetwork", request);
    // It does not matter to the app which user is signed in to the browser.
    const way = { redirect: safeRedirect(redirect), link: app === undefined && viewerOf(request) !== undefined };
    const found = this.providers.find(provider);
    if (!found) throw new OAuthRefused("not-configured", way);
    // Another site must not be able to start this for a visitor.
    const foreign = request.headers["sec-fetch-site"] === "cross-site";
    if (foreign || !request.session) throw new OAuthRefused("failed");
    const secrets = newSecrets();
    const startedAt = this.clock.now().getTime();
    request.session.oauth = { ...way, ...secrets, provider, remember: remember === "1", startedAt, app };
    return found.authorizationUrl(secrets);
  }

  private async finish(request: Request): Promise<VerifiedProfile> {
    const { provider } = zod(providerPath).transform(request.params);
    await this.attempts.admit("oauthByNetwork", request);
    const started = request.session?.oauth;
    // It can be used once: a second callback, or one that did not start here, is refused.
    if (request.session) delete request.session.oauth;
    const way = { redirect: started?.redirect };
    const young = started && this.clock.now().getTime() - started.startedAt <= AT_PROVIDER;
    const found = this.providers.find(provider);
    if (!young || started.provider !== provider || !found) throw new OAuthRefused("failed", way);
    const { app } = started;
    if (app === undefined && started.link !== (viewerOf(request) !== undefined)) throw new OAuthRefused("failed", way);
    try {
      const query = new URL(request.originalUrl, "http://any.invalid").search;
      const profile = await found.identify(query, started);
      return { profile, redirect: started.redirect, remember: started.remember, app };
    } catch (error) {
      // Logs only the name of the failure: its details contain what the provider sent.
      this.logger.warn(`${provider}: ${error instanceof Error ? error.name : "failed"}`);
      throw new OAuthRefused("failed", started);
    }
  }
}
