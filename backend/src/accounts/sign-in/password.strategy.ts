import { credentialsFault, SIGN_IN_REFUSED } from "@earshot/domain/accounts/credentials";
import { SignIn } from "@earshot/domain/accounts/flows/sign-in";
import type { User } from "@earshot/domain/accounts/user";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { httpProblem } from "../../http/problem.js";
import { SecurityLog } from "../../http/access/security-log.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { signInBody } from "../account/account.schemas.js";
import { RequestStrategy } from "../sessions/request.strategy.js";
import { SignInGuard } from "./sign-in-guard.js";

/** `restored`: whether the account was scheduled for deletion, which this sign-in canceled. */
export type VerifiedUser = { readonly user: User; readonly restored: boolean };

/** Identifies the user by email and password. Slows down guessing, and throws the refusal. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(RequestStrategy) {
  constructor(
    private readonly signIns: SignIn,
    private readonly attempts: SignInGuard,
    private readonly security: SecurityLog,
  ) {
    super();
  }

  async validate(request: Request): Promise<VerifiedUser> {
    const { email, password, client } = zod(signInBody).transform(request.body);
    const fault = credentialsFault({ email, password }, "signin");
    if (fault) {
      throw fieldFault("credentials.invalid", fault.field, fault.message);
    }
    // A request with an Authorization header cannot start a browser session (see SessionStrategy).
    if (client !== "desktop" && !request.session) {
      const detail = "Sign in without an Authorization header, or as the desktop client.";
      throw httpProblem(400, "sign-in.header", detail);
    }
    const admitted = await this.attempts.beforePassword(request, email);
    const began = performance.now();
    const result = await this.signIns.signIn({ email, password });
    if (result.kind === "refused") {
      this.security.note(request, "sign-in.refused", { email });
      await this.attempts.afterFailure(request, email, admitted, began);
      throw httpProblem(401, "sign-in.refused", SIGN_IN_REFUSED);
    }
    await this.attempts.afterSuccess(request, email, admitted);
    const { user, restored } = result;
    this.security.note(request, "sign-in.ok", { userId: user.id, detail: client ?? "browser" });
    return { user, restored };
  }
}
