import { EmailConfirmation } from "@earshot/domain/accounts/flows/email-confirmation";
import { LINK_INVALID, RESET_REQUESTED, SIGN_UP_DONE, credentialsFault } from "@earshot/domain/accounts/credentials";
import { EmailTokens } from "@earshot/domain/accounts/email-tokens";
import { PasswordReset } from "@earshot/domain/accounts/flows/password-reset";
import { SignUp } from "@earshot/domain/accounts/flows/sign-up";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import { Body, Controller, HttpException, Inject, Post, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import { viewerOf } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import {
  accepted,
  busy,
  confirmationAnswer,
  confirmationBody,
  emailBody,
  guestAnswers,
  messageAnswer,
  newPasswordBody,
  signUpBody,
} from "./account/account.schemas.js";
import { CONSTANT_TIME, inConstantTime } from "../shared/process/constant-time.js";
import { type SentUser, sentUser } from "./sign-in/sent-user.js";
import { FirstSignIn } from "./sign-in/first-sign-in.js";
import { SignInGuard } from "./sign-in/sign-in-guard.js";
import { SignUpBrowser } from "./sign-in/sign-up-browser.js";

const CONFIRMATION_REQUESTED = "If that address still needs confirming, a new link is on its way.";

type Message = { readonly message: string };

/** Accounts by email: signing up, confirming, resetting the password. Answers never reveal who has an account. */
@Controller("api/v1/auth")
@Access("guest")
export class AuthController {
  constructor(
    private readonly signUps: SignUp,
    private readonly confirmation: EmailConfirmation,
    private readonly resets: PasswordReset,
    private readonly tokens: EmailTokens,
    private readonly guard: SignInGuard,
    private readonly browsers: SignUpBrowser,
    private readonly firstSignIn: FirstSignIn,
    @Inject(CONSTANT_TIME) private readonly evenTime: number,
    private readonly security: SecurityLog,
  ) {}

  @Post("sign-up")
  @Endpoint({
    summary:
      "Create an account and email a link that confirms the address. The response is the same for an address that already has one",
    answers: { ...accepted("The email is on its way"), ...guestAnswers, ...busy },
  })
  async signUp(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body(zod(signUpBody)) fields: z.output<typeof signUpBody>,
  ): Promise<Message> {
    await this.guard.admit("signUpByNetwork", request);
    this.security.note(request, "sign-up.asked", { email: fields.email });
    const browser = this.browsers.mark(request, response);
    await inConstantTime(this.evenTime, () => this.signUps.signUp(fields, browser));
    return { message: SIGN_UP_DONE };
  }

  @Post("verify")
  @Endpoint({
    summary: "Confirm an address with an emailed link. The browser that signed up can sign in at the same time",
    answers: {
      200: {
        description: "The address is confirmed. If it replaces an earlier one, all other sessions end",
        schema: confirmationAnswer,
      },
      409: { description: "The address now belongs to another account" },
      ...guestAnswers,
    },
  })
  async verify(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body(zod(confirmationBody)) { token, signIn }: z.output<typeof confirmationBody>,
  ): Promise<{ status: "confirmed" | "changed"; user: SentUser | null }> {
    await this.guard.admit("tokenByNetwork", request);
    const owner = await this.tokens.peek(token, ["confirm", "change-email"]);
    const status = await this.confirmation.confirm(token, viewerOf(request));
    if (status === "invalid") throw this.linkInvalid(request);
    if (status === "taken") {
      throw httpProblem(409, "email.taken", "This address now belongs to another account.");
    }
    this.security.note(request, `email.${status}`, { userId: owner?.userId });
    const user = signIn === true && (await this.firstSignIn.afterLink(request, response, owner));
    return { status, user: user ? sentUser(user) : null };
  }

  @Post("verify/resend")
  @Endpoint({
    summary: "Email the confirmation again. The response is the same for every address",
    answers: { ...accepted("An email is on its way if the address still needs to be confirmed"), ...guestAnswers },
  })
  async resend(@Req() request: Request, @Body(zod(emailBody)) { email }: z.output<typeof emailBody>): Promise<Message> {
    await this.guard.admit("resetByNetwork", request);
    refuseUnreadable(email);
    await inConstantTime(this.evenTime, () => this.confirmation.resend(email));
    return { message: CONFIRMATION_REQUESTED };
  }

  @Post("reset")
  @Endpoint({
    summary: "Email a link to set a new password. The response is the same for every address",
    answers: { ...accepted("An email is on its way if there is an account"), ...guestAnswers },
  })
  async reset(@Req() request: Request, @Body(zod(emailBody)) { email }: z.output<typeof emailBody>): Promise<Message> {
    await this.guard.admit("resetByNetwork", request);
    refuseUnreadable(email);
    this.security.note(request, "password.reset-asked", { email });
    await inConstantTime(this.evenTime, () => this.resets.request(email));
    return { message: RESET_REQUESTED };
  }

  @Post("reset/confirm")
  @Endpoint({
    summary: "Set a new password with an emailed link; this ends all sessions",
    answers: { 200: { description: "The password is changed", schema: messageAnswer }, ...guestAnswers, ...busy },
  })
  async confirmReset(
    @Req() request: Request,
    @Body(zod(newPasswordBody)) { token, password }: z.output<typeof newPasswordBody>,
  ): Promise<Message> {
    await this.guard.admit("tokenByNetwork", request);
    const owner = await this.tokens.peek(token, ["reset"]);
    if ((await this.resets.confirm(token, password)) === "invalid") throw this.linkInvalid(request);
    this.security.note(request, "password.reset-used", { userId: owner?.userId });
    return { message: "Your password was changed. Please sign in." };
  }

  private linkInvalid(request: Request): HttpException {
    this.security.note(request, "link.refused");
    return httpProblem(422, "link.invalid", LINK_INVALID);
  }
}

/** Throws if the text cannot be an address. That reveals nothing about accounts. */
function refuseUnreadable(email: string): void {
  const fault = credentialsFault({ email }, "reset");
  if (fault) throw fieldFault("credentials.invalid", fault.field, fault.message);
}
