import { UserStore } from "@earshot/domain/accounts/account.port";
import { Passwords } from "@earshot/domain/accounts/passwords";
import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Access } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import { SecurityLog } from "../../http/access/security-log.js";
import { viewerOf } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import {
  appSignInBody,
  busy,
  foreign,
  guestAnswers,
  sessionAnswer,
  signInAnswer,
  signInBody,
  type SessionAnswer,
} from "../account/account.schemas.js";
import { KnownDevices } from "../sessions/known-devices.js";
import { OFFERED, type OfferedProviders } from "./offered-providers.js";
import { SignInGuard } from "./sign-in-guard.js";
import { type SentUser, sentUser } from "./sent-user.js";
import { PasswordGuard } from "./password.guard.js";
import type { VerifiedUser } from "./password.strategy.js";
import { Verified } from "../sessions/verified.js";
import { bearerToken } from "../sessions/session-middleware.js";
import { Sessions } from "../sessions/sessions.js";

/** Signing in by password, signing out, and the current user. */
@Controller("api/v1/auth")
@Access("guest")
export class SessionController {
  constructor(
    private readonly users: UserStore,
    private readonly sessions: Sessions,
    private readonly guard: SignInGuard,
    private readonly devices: KnownDevices,
    private readonly passwords: Passwords,
    @Inject(OFFERED) private readonly providers: OfferedProviders,
    private readonly security: SecurityLog,
  ) {}

  @Post("sign-in")
  @UseGuards(PasswordGuard)
  @Endpoint({
    summary: "Start a session, with a cookie for browsers or a bearer token for the desktop app",
    answers: {
      200: { description: "The session has started", schema: signInAnswer },
      401: { description: "Email and password do not match, or the address is not confirmed" },
      ...guestAnswers,
      ...busy,
    },
  })
  async signIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body(zod(signInBody)) { email, remember, client }: z.output<typeof signInBody>,
    @Verified() { user, restored }: VerifiedUser,
  ): Promise<{ user: SentUser; restored: boolean; token?: string }> {
    const answer = { user: sentUser(user), restored };
    if (client === "desktop") {
      return { ...answer, token: await this.sessions.openOnDesktop(request, user.id, remember ?? true) };
    }
    await this.sessions.openInBrowser(request, user.id, remember ?? false);
    this.devices.remember(request, response, email);
    return answer;
  }

  @Post("app-sign-in")
  @Endpoint({
    summary: "Start a session in the desktop app with the code from a provider's redirect",
    answers: {
      200: { description: "The session has started", schema: signInAnswer },
      401: { description: "The code is unknown, already used or older than two minutes, or the secret does not match" },
      ...guestAnswers,
    },
  })
  async appSignIn(
    @Req() request: Request,
    @Body(zod(appSignInBody)) { code, verifier }: z.output<typeof appSignInBody>,
  ): Promise<{ user: SentUser; restored: boolean; token: string }> {
    await this.guard.admit("tokenByNetwork", request);
    const found = await this.sessions.byAppCode(code, verifier);
    const user = found && (await this.users.find(found.userId));
    if (!found || !user) {
      this.security.note(request, "sign-in.refused", { detail: "app-code" });
      throw httpProblem(401, "app-code.invalid", "This sign-in has expired. Please try again.");
    }
    this.security.note(request, "sign-in.ok", { userId: user.id, detail: "app-code" });
    const token = await this.sessions.openOnDesktop(request, user.id, found.remembered);
    return { user: sentUser(user), restored: false, token };
  }

  @Post("sign-out")
  @Endpoint({
    summary: "End the session on the server",
    answers: { 204: { description: "The session has ended, or nobody was signed in" }, ...foreign },
  })
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = bearerToken(request);
    if (viewerOf(request)) this.security.note(request, "sign-out");
    if (token === undefined) await this.sessions.endInBrowser(request, response);
    else if (viewerOf(request)) await this.sessions.endByToken(token);
  }

  @Get("session")
  @Endpoint({
    summary: "Get who is signed in, and which providers are available",
    answers: { 200: { description: "The signed-in user or null, and the providers", schema: sessionAnswer } },
  })
  async session(@Req() request: Request): Promise<SessionAnswer> {
    const viewer = viewerOf(request);
    const user = viewer && (await this.users.find(viewer.userId));
    if (user) this.sessions.renew(request);
    return {
      user: user ? sentUser(user) : null,
      providers: this.providers,
      passwordMinimum: this.passwords.minimum,
    };
  }
}
