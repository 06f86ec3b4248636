import { Identities, type ProviderProfile } from "@earshot/domain/accounts/identities";
import { HOME, safeRedirect } from "@earshot/domain/accounts/redirect";
import type { Provider } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { noteSecurity } from "../shared/security-log.js";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { awayAnswers, leaveAnswers, oauthQuery, providerPath } from "./account.schemas.js";
import { OAuthFlow } from "./oauth-flow.js";
import { AT_PROVIDER } from "./session-rows.js";
import { Sessions } from "./sessions.js";
import { SignInGuard } from "./sign-in-guard.js";

const LEAVE = "Leave for the provider; who is signed in connects it to their account";

type Failure = "failed" | "not-configured" | "taken" | "already-linked";

/**
 * Signing in with another service. Who is signed in already does not sign in but connects the service to their account.
 * Whatever goes wrong leads back to a page that says so: it is a person who is being sent around.
 */
@Controller("api/v1/auth")
@Access("guest")
export class OAuthController {
  constructor(
    private readonly flow: OAuthFlow,
    private readonly identities: Identities,
    private readonly sessions: Sessions,
    private readonly guard: SignInGuard,
    private readonly clock: Clock,
  ) {}

  @Get("google")
  @Endpoint({ summary: LEAVE, answers: leaveAnswers })
  async google(
    @Query(zod(oauthQuery)) query: z.output<typeof oauthQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.leave("google", query, request, response);
  }

  @Get("facebook")
  @Endpoint({ summary: LEAVE, answers: leaveAnswers })
  async facebook(
    @Query(zod(oauthQuery)) query: z.output<typeof oauthQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.leave("facebook", query, request, response);
  }

  @Get(":provider/callback")
  @Endpoint({ summary: "The way back from a provider", answers: awayAnswers })
  async comeBack(
    @Param(zod(providerPath)) { provider }: z.output<typeof providerPath>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.guard.admit("oauthByNetwork", request);
    const started = request.session?.oauth;
    // Asked for once: whoever comes a second time, or without having left from here, is sent away.
    if (request.session) delete request.session.oauth;
    const young = started && this.clock.now().getTime() - started.startedAt <= AT_PROVIDER;
    if (!young || started.provider !== provider || !this.flow.offers(provider)) {
      return fail(response, "failed", { redirect: started?.redirect });
    }
    const viewer = viewerOf(request);
    if (started.link !== (viewer !== undefined)) return fail(response, "failed", { redirect: started.redirect });
    const profile = await this.flow.receive(provider, request, response);
    if (!profile) return fail(response, "failed", started);
    if (viewer) return this.connect(viewer.userId, profile, started.redirect, response);
    const result = await this.identities.signIn(profile);
    if (result.kind === "refused") return fail(response, "failed", started);
    await this.sessions.openInBrowser(request, result.user.id, started.remember);
    noteSecurity(request, "sign-in.ok", { userId: result.user.id, detail: provider });
    response.redirect(303, started.redirect ?? HOME);
  }

  private async leave(
    provider: Provider,
    { redirect, remember }: z.output<typeof oauthQuery>,
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.guard.admit("oauthByNetwork", request);
    const way = { redirect: safeRedirect(redirect), link: viewerOf(request) !== undefined };
    if (!this.flow.offers(provider)) return fail(response, "not-configured", way);
    // Another site must not be able to start this in somebody's name.
    const foreign = request.headers["sec-fetch-site"] === "cross-site";
    if (foreign || !request.session) return fail(response, "failed");
    request.session.oauth = {
      ...way,
      provider,
      remember: remember === "1",
      startedAt: this.clock.now().getTime(),
    };
    await new Promise<void>((sent, failed) => {
      response.once("finish", sent);
      response.once("close", sent);
      this.flow.send(provider, request, response, failed);
    });
  }

  private async connect(
    userId: string,
    profile: ProviderProfile,
    redirect: string | undefined,
    response: Response,
  ): Promise<void> {
    const outcome = await this.identities.link(userId, profile);
    if (outcome === "taken" || outcome === "already-linked") return fail(response, outcome, { link: true });
    if (outcome === "no-such-user") return fail(response, "failed");
    noteSecurity(response.req, "identity.linked", { userId, detail: profile.provider });
    response.redirect(303, redirect ?? "/account");
  }
}

/** Back to where it was begun; where that was to lead to is kept for the next attempt. */
function fail(
  response: Response,
  failure: Failure,
  { redirect, link }: { redirect?: string; link?: boolean } = {},
): void {
  noteSecurity(response.req, "oauth.failed", { detail: failure });
  const query = new URLSearchParams({
    error: `oauth-${failure}`,
    ...(redirect !== undefined && !link && { redirect }),
  });
  response.redirect(303, `${link ? "/account" : "/sign-in"}?${query.toString()}`);
}
