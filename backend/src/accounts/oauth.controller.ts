import { Identities, type ProviderProfile } from "@earshot/domain/accounts/identities";
import { HOME } from "@earshot/domain/accounts/redirect";
import { Controller, Get, Param, Query, Req, Res, UseFilters, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { SecurityLog } from "../shared/security-log.js";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { awayAnswers, leaveAnswers, oauthQuery, providerPath } from "./account.schemas.js";
import { OAuthRefused, OAuthRefusedFilter } from "./oauth-refused.js";
import { LeavesFor, OAuthGuard } from "./oauth.guard.js";
import type { ProvenProfile } from "./oauth.strategy.js";
import { Proven } from "./proven.js";
import { Sessions } from "./sessions.js";

const LEAVE = "Leave for the provider; who is signed in connects it to their account";

/**
 * Signing in with another service. Who is signed in already does not sign in but connects the service to their account.
 * The guard sends people away and finds out who came back.
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
  @LeavesFor("google")
  google(@Query(zod(oauthQuery)) _query: z.output<typeof oauthQuery>): void {
    // Answered by the guard.
  }

  @Get("facebook")
  @Endpoint({ summary: LEAVE, answers: leaveAnswers })
  @LeavesFor("facebook")
  facebook(@Query(zod(oauthQuery)) _query: z.output<typeof oauthQuery>): void {
    // Answered by the guard.
  }

  @Get(":provider/callback")
  @Endpoint({ summary: "The way back from a provider", answers: awayAnswers })
  async comeBack(
    @Param(zod(providerPath)) { provider }: z.output<typeof providerPath>,
    @Proven() { profile, redirect, remember }: ProvenProfile,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const viewer = viewerOf(request);
    if (viewer) return this.connect(viewer.userId, profile, redirect, response);
    const result = await this.identities.signIn(profile);
    if (result.kind === "refused") throw new OAuthRefused("failed", { redirect });
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
