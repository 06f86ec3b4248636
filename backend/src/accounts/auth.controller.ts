import { EmailConfirmation } from "@earshot/domain/accounts/email-confirmation";
import { LINK_INVALID, RESET_REQUESTED, SIGN_UP_DONE, credentialsFault } from "@earshot/domain/accounts/credentials";
import { EmailTokens } from "@earshot/domain/accounts/email-tokens";
import { PasswordReset } from "@earshot/domain/accounts/password-reset";
import { SignUp } from "@earshot/domain/accounts/sign-up";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Body, Controller, HttpException, Inject, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { problem } from "../shared/problem.js";
import { SecurityLog } from "../shared/security-log.js";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import {
  accepted,
  busy,
  confirmationAnswer,
  emailBody,
  guestAnswers,
  messageAnswer,
  newPasswordBody,
  signUpBody,
  tokenBody,
} from "./account.schemas.js";
import { EVEN_TIME, evenly } from "../shared/even-time.js";
import { SignInGuard } from "./sign-in-guard.js";

const CONFIRMATION_REQUESTED = "If that address waits to be confirmed, a new link is on its way.";

type Message = { readonly message: string };

/** Accounts by e-mail: signing up, confirming, forgetting the password. Answers never tell who has an account. */
@Controller("api/v1/auth")
@Access("guest")
export class AuthController {
  constructor(
    private readonly signUps: SignUp,
    private readonly confirmation: EmailConfirmation,
    private readonly resets: PasswordReset,
    private readonly tokens: EmailTokens,
    private readonly guard: SignInGuard,
    @Inject(EVEN_TIME) private readonly evenTime: number,
    private readonly security: SecurityLog,
  ) {}

  @Post("sign-up")
  @Endpoint({
    summary: "Make an account; a link to confirm the address is mailed. Answers the same for known addresses",
    answers: { ...accepted("The mail is on its way"), ...guestAnswers, ...busy },
  })
  async signUp(@Req() request: Request, @Body(zod(signUpBody)) fields: z.output<typeof signUpBody>): Promise<Message> {
    await this.guard.admit("signUpByNetwork", request);
    this.security.note(request, "sign-up.asked", { email: fields.email });
    await evenly(this.evenTime, () => this.signUps.signUp(fields));
    return { message: SIGN_UP_DONE };
  }

  @Post("verify")
  @Endpoint({
    summary: "Confirm an address by a mailed link",
    answers: {
      200: { description: "The address counts. A changed one ends the other sessions", schema: confirmationAnswer },
      409: { description: "The address went to another account meanwhile" },
      ...guestAnswers,
    },
  })
  async verify(
    @Req() request: Request,
    @Body(zod(tokenBody)) { token }: z.output<typeof tokenBody>,
  ): Promise<{ status: "confirmed" | "changed" }> {
    await this.guard.admit("tokenByNetwork", request);
    const owner = await this.tokens.look(token, ["confirm", "change-email"]);
    const status = await this.confirmation.confirm(token, viewerOf(request));
    if (status === "invalid") throw this.linkInvalid(request);
    if (status === "taken") {
      throw new HttpException(problem(409, "email.taken", "This address belongs to another account by now."), 409);
    }
    this.security.note(request, `email.${status}`, { userId: owner?.userId });
    return { status };
  }

  @Post("verify/resend")
  @Endpoint({
    summary: "Mail the confirmation again. Answers the same for every address",
    answers: { ...accepted("If it waits to be confirmed, a mail is on its way"), ...guestAnswers },
  })
  async resend(@Req() request: Request, @Body(zod(emailBody)) { email }: z.output<typeof emailBody>): Promise<Message> {
    await this.guard.admit("resetByNetwork", request);
    refuseUnreadable(email);
    await evenly(this.evenTime, () => this.confirmation.resend(email));
    return { message: CONFIRMATION_REQUESTED };
  }

  @Post("reset")
  @Endpoint({
    summary: "Mail a link for a new password. Answers the same for every address",
    answers: { ...accepted("If there is an account, a mail is on its way"), ...guestAnswers },
  })
  async reset(@Req() request: Request, @Body(zod(emailBody)) { email }: z.output<typeof emailBody>): Promise<Message> {
    await this.guard.admit("resetByNetwork", request);
    refuseUnreadable(email);
    this.security.note(request, "password.reset-asked", { email });
    await evenly(this.evenTime, () => this.resets.request(email));
    return { message: RESET_REQUESTED };
  }

  @Post("reset/confirm")
  @Endpoint({
    summary: "Set a new password by a mailed link; ends every session",
    answers: { 200: { description: "Changed", schema: messageAnswer }, ...guestAnswers, ...busy },
  })
  async confirmReset(
    @Req() request: Request,
    @Body(zod(newPasswordBody)) { token, password }: z.output<typeof newPasswordBody>,
  ): Promise<Message> {
    await this.guard.admit("tokenByNetwork", request);
    const owner = await this.tokens.look(token, ["reset"]);
    if ((await this.resets.confirm(token, password)) === "invalid") throw this.linkInvalid(request);
    this.security.note(request, "password.reset-used", { userId: owner?.userId });
    return { message: "Your password was changed. Please sign in." };
  }

  private linkInvalid(request: Request): HttpException {
    this.security.note(request, "link.refused");
    return new HttpException(problem(422, "link.invalid", LINK_INVALID), 422);
  }
}

/** Throws for what cannot be anyone's address: saying so tells nothing. */
function refuseUnreadable(email: string): void {
  const fault = credentialsFault({ email }, "reset");
  if (fault)
    throw new DomainError("credentials.invalid", fault.message, [{ path: fault.field, message: fault.message }]);
}
