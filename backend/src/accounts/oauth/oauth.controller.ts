import { Identities, type ProviderProfile } from "@earshot/domain/accounts/flows/identities";
import { HOME } from "@earshot/domain/accounts/redirect";
import { LINK_SCHEME } from "@earshot/domain/site/deep-link";
import { Controller, Get, Param, Query, Req, Res, UseFilters, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Access } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { SecurityLog } from "../../http/access/security-log.js";
import { viewerOf } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { callbackAnswers, leaveAnswers, oauthQuery, providerPath } from "../account/account.schemas.js";
import { OAuthRefused, OAuthRefusedFilter } from "./oauth-refused.js";
import { RedirectsTo, OAuthGuard } from "./oauth.guard.js";
import type { VerifiedProfile } from "./oauth.strategy.js";
import { Verified } from "../sessions/verified.js";
import { Sessions } from "../sessions/sessions.js";

const LEAVE = "Redirect to the provider to sign in; a signed-in user connects it to the account";

/**
 * Signing in with another service. If a user is signed in, this connects the service to the account instead. The guard redirects
 * people and identifies them when they return.
 */
@Controller("api/v1/auth")
@Access("guest")
@UseGuards(OAuthGuard)
@UseFilters(OAuthRefusedFilter)
export class OAuthController {
  constructor(
    private readonly identities: Identities,
    private readonly sessions: Sessions,
    private readonly security: SecurityLog,
  ) {}

  @Get("google")
  @Endpoint({ summary: LEAVE, answers: leaveAnswers })
  @RedirectsTo("google")
  google(@Query(zod(oauthQuery)) _query: z.output<typeof oauthQuery>): void {
    // The guard sends the answer.
  }

  @Get("facebook")
  @Endpoint({ summary: LEAVE, answers: leaveAnswers })
  @RedirectsTo("facebook")
  facebook(@Query(zod(oauthQuery)) _query: z.output<typeof oauthQuery>): void {
    // The guard sends the answer.
  }

  @Get(":provider/callback")
  @Endpoint({ summary: "Receive the redirect back from a provider", answers: callbackAnswers })
  async comeBack(
    @Param(zod(providerPath)) { provider }: z.output<typeof providerPath>,
    @Verified() { profile, redirect, remember, app }: VerifiedProfile,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const viewer = viewerOf(request);
    if (viewer && app === undefined) return this.connect(viewer.userId, profile, redirect, response);
    const result = await this.identities.signIn(profile);
    if (result.kind === "refused") throw new OAuthRefused("failed", { redirect });
    if (app !== undefined) {
      // The browser that the app opened stays signed out.
      const code = await this.sessions.codeForApp(result.user.id, app, remember);
      return response.redirect(303, `${LINK_SCHEME}://sign-in/${code}`);
    }
    await this.sessions.openInBrowser(request, result.user.id, remember);
    this.security.note(request, "sign-in.ok", { userId: result.user.id, detail: provider });
    response.redirect(303, redirect ?? HOME);
  }

  private async connect(
    userId: string,
    profile: ProviderProfile,
    redirect: string | undefined,
    response: Response,
  ): Promise<void> {
    const outcome = await this.identities.link(userId, profile);
    if (outcome === "taken" || outcome === "already-linked") throw new OAuthRefused(outcome, { link: true });
    if (outcome === "no-such-user") throw new OAuthRefused("failed");
    this.security.note(response.req, "identity.linked", { userId, detail: profile.provider });
    response.redirect(303, redirect ?? "/account");
  }
}
