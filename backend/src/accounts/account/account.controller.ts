import { AccountChanges } from "@earshot/domain/accounts/flows/account-changes";
import { AccountDeletion } from "@earshot/domain/accounts/flows/account-deletion";
import { RESET_REQUESTED } from "@earshot/domain/accounts/credentials";
import { PasswordReset } from "@earshot/domain/accounts/flows/password-reset";
import { Body, Controller, Delete, Get, HttpException, Optional, Patch, Post, Put, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Limits } from "../../limits/limits.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { Operators } from "../../http/access/operators.js";
import { httpProblem } from "../../http/problem.js";
import { SecurityLog } from "../../http/access/security-log.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import {
  accepted,
  accountAnswer,
  broken,
  busy,
  changeBody,
  deletionAnswer,
  deletionBody,
  limited,
  passwordBody,
  refused,
} from "./account.schemas.js";
import { AccountDetails, type AccountFacts } from "./account-details.js";
import { Sessions } from "../sessions/sessions.js";

const ADDRESS_ASKED = "Please check your inbox and open the link we sent to the new address. It takes effect then.";

const REFUSALS = {
  "wrong-password": "That is not your current password.",
  "no-password": "This account has no password yet. Set one first with “Forgot password”.",
  "sign-in-again": "Please sign in again first: your account has no password to confirm with.",
} as const;

/** The user's own account: reading, changing and deleting it. */
@Controller("api/v1/account")
@Access("user")
export class AccountController {
  constructor(
    private readonly details: AccountDetails,
    private readonly changes: AccountChanges,
    private readonly deletion: AccountDeletion,
    private readonly resets: PasswordReset,
    private readonly limits: Limits,
    private readonly sessions: Sessions,
    private readonly security: SecurityLog,
    @Optional() private readonly operators?: Operators,
  ) {}

  @Get()
  @Endpoint({
    summary: "Get your account",
    answers: { 200: { description: "The account", schema: accountAnswer } },
  })
  async account(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
  ): Promise<AccountFacts & { readonly operator?: true }> {
    const [account, operatorStatus] = await Promise.all([this.details.of(userId), this.operators?.status(request)]);
    if (!account) throw httpProblem(401, "session.required", "Please sign in to continue.");
    return operatorStatus === "account" || operatorStatus === "confirmed" ? { ...account, operator: true } : account;
  }

  @Patch()
  @Endpoint({
    summary: "Change your name or your email address",
    answers: { 200: { description: "The account", schema: accountAnswer }, ...broken, ...refused, ...limited },
  })
  async change(
    @SignedIn() viewer: Viewer,
    @Req() request: Request,
    @Body(zod(changeBody)) { name, email, currentPassword }: z.output<typeof changeBody>,
  ): Promise<AccountFacts & { message?: string }> {
    await this.limits.spend("accountByUser", viewer.userId);
    // The address is changed first: if the password is wrong, nothing changes.
    if (email !== undefined) {
      const outcome = await this.changes.changeEmail({
        userId: viewer.userId,
        email,
        password: currentPassword,
        justSignedIn: await this.details.justSignedIn(viewer),
        session: viewer.sessionId,
      });
      if (outcome !== "sent") throw this.refusal(outcome, request);
      this.security.note(request, "email.change-asked", { email });
    }
    if (name !== undefined) await this.changes.rename(viewer.userId, name);
    const account = await this.account(viewer, request);
    return email === undefined ? account : { ...account, message: ADDRESS_ASKED };
  }

  @Put("password")
  @Endpoint({
    summary: "Change your password; this ends your other sessions",
    answers: { 204: { description: "The password is changed" }, ...broken, ...refused, ...limited, ...busy },
  })
  async password(
    @SignedIn() { userId, sessionId }: Viewer,
    @Req() request: Request,
    @Body(zod(passwordBody)) { currentPassword, password }: z.output<typeof passwordBody>,
  ): Promise<void> {
    await this.limits.spend("accountByUser", userId);
    const outcome = await this.changes.changePassword({
      userId,
      current: currentPassword,
      next: password,
      session: sessionId,
    });
    if (outcome !== "changed") throw this.refusal(outcome, request);
    this.security.note(request, "password.changed");
  }

  /** For accounts that were created through a provider and have no password to change. */
  @Post("password/link")
  @Endpoint({
    summary: "Email a link for setting a password on an account that has none",
    answers: { ...accepted("An email is on its way if the address is confirmed"), ...refused, ...limited },
  })
  async passwordLink(@SignedIn() { userId }: Viewer, @Req() request: Request): Promise<{ message: string }> {
    await this.limits.spend("accountByUser", userId);
    this.security.note(request, "password.reset-asked");
    await this.resets.requestFor(userId);
    return { message: RESET_REQUESTED };
  }

  @Delete()
  @Endpoint({
    summary: "Delete your account after 14 days; signing in before then cancels the deletion",
    answers: {
      202: { description: "The deletion is scheduled, and all sessions have ended", schema: deletionAnswer },
      ...refused,
      ...limited,
    },
  })
  async leave(
    @SignedIn() { userId }: Viewer,
    @Body(zod(deletionBody)) { currentPassword }: z.output<typeof deletionBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ deleteAfter: Date }> {
    await this.limits.spend("accountByUser", userId);
    const outcome = await this.deletion.request(userId, currentPassword);
    if (outcome === "wrong-password") throw this.refusal(outcome, request);
    this.security.note(request, "account.deletion-asked");
    await this.sessions.endInBrowser(request, response);
    return outcome;
  }

  private refusal(outcome: keyof typeof REFUSALS, request: Request): HttpException {
    this.security.note(request, "reauthentication.refused", { detail: outcome });
    const message = REFUSALS[outcome];
    const errors = [{ path: "currentPassword", message }];
    return httpProblem(403, `account.${outcome}`, message, { errors });
  }
}
