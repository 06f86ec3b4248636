import { Body, Controller, Delete, Get, NotFoundException, Post, Req } from "@nestjs/common";
import type { User } from "@earshot/domain/accounts/user";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { codeBody, operatorSessionAnswer } from "./admin.schemas.js";
import { OperatorActions } from "./operator-actions.js";
import { OperatorSession } from "./operator-session.js";

const many = { 429: { description: "Too many requests; see Retry-After" } };

/** Opens and closes the operator page. */
@Controller("api/v1/admin/session")
@Access("operator-account")
export class OperatorSessionController {
  constructor(
    private readonly sessions: OperatorSession,
    private readonly actions: OperatorActions,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
  ) {}

  @Get()
  @Endpoint({
    summary: "Whether the page is open in this session",
    answers: { 200: { description: "null: a code is required", schema: operatorSessionAnswer } },
  })
  async session(@Req() request: Request) {
    return this.answerFor(request, await this.operator(request));
  }

  @Post("code")
  @Endpoint({ summary: "Email a code", answers: { 202: { description: "On its way" }, ...many } })
  async code(@Req() request: Request): Promise<void> {
    const user = await this.operator(request);
    await this.limits.spend("operatorMailsByUser", user.id);
    await this.actions.note(user.id, "page.code-asked");
    await this.sessions.sendCode(request, user);
  }

  @Post()
  @Endpoint({
    summary: "Open the page with an emailed code",
    answers: {
      200: { description: "Open", schema: operatorSessionAnswer },
      403: { description: "The code is wrong, used or too old" },
      ...many,
    },
  })
  async open(@Req() request: Request, @Body(zod(codeBody)) { code }: z.output<typeof codeBody>) {
    const user = await this.operator(request);
    await this.limits.spend("operatorCodesByUser", user.id);
    const fits = this.sessions.fits(request, code);
    // The session changes last: the page stays closed if the log could not be written.
    await this.actions.note(user.id, fits ? "page.opened" : "page.code-wrong");
    this.security.note(request, fits ? "operator.opened" : "operator.refused");
    if (!fits) throw httpProblem(403, "operator.code-wrong", "This code is wrong, used or too old.");
    this.sessions.open(request);
    return this.answerFor(request, user);
  }

  @Delete()
  @Endpoint({ summary: "Close the page in this session", answers: { 204: { description: "Closed" } } })
  async close(@Req() request: Request): Promise<void> {
    await this.actions.note((await this.operator(request)).id, "page.closed");
    this.sessions.close(request);
  }

  private async operator(request: Request): Promise<User> {
    const user = await this.sessions.operator(request);
    if (!user) throw new NotFoundException();
    return user;
  }

  private answerFor(request: Request, { email }: User) {
    return { email, openUntil: this.sessions.openUntil(request) ?? null };
  }
}
