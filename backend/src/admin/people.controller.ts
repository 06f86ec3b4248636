import { EmailConfirmation } from "@earshot/domain/accounts/flows/email-confirmation";
import { AccountLock } from "@earshot/domain/accounts/flows/account-lock";
import { UserStore } from "@earshot/domain/accounts/account.port";
import type { User } from "@earshot/domain/accounts/user";
import { Controller, Get, NotFoundException, Param, Post, Query, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import {
  actionsAnswer,
  actionsQuery,
  inboxAnswer,
  inboxQuery,
  peopleAnswer,
  peopleQuery,
  personPath,
} from "./admin.schemas.js";
import { type OperatorAction, OperatorActions } from "./operator-actions.js";
import { OperatorReads } from "./operator-reads.js";

/** Actions whose subject is the id of an account. */
const ON_PERSON: readonly string[] = ["people.lock", "people.unlock", "people.resend"] satisfies OperatorAction[];

const nobody = { 404: { description: "There is no such account" } };

/** People: their accounts and messages, and the operators' actions. */
@Controller("api/v1/admin")
@Access("operator")
export class PeopleController {
  constructor(
    private readonly reads: OperatorReads,
    private readonly actions: OperatorActions,
    private readonly users: UserStore,
    private readonly locks: AccountLock,
    private readonly confirmation: EmailConfirmation,
    private readonly security: SecurityLog,
  ) {}

  @Get("people")
  @Endpoint({
    summary: "Accounts whose address or name contains the query, newest first",
    answers: { 200: { description: "50 at most", schema: peopleAnswer } },
  })
  async people(@SignedIn() { userId }: Viewer, @Query(zod(peopleQuery)) { q, before }: z.output<typeof peopleQuery>) {
    await this.actions.note(userId, "people.read", q);
    return { people: await this.reads.people(q, before) };
  }

  @Post("people/:id/lock")
  @Endpoint({
    summary: "Lock an account and end its sessions",
    answers: { 204: { description: "Locked" }, ...nobody, 409: { description: "That is your own account" } },
  })
  async lock(
    @Req() request: Request,
    @SignedIn() { userId }: Viewer,
    @Param(zod(personPath)) { id }: z.output<typeof personPath>,
  ): Promise<void> {
    if (id === userId) throw httpProblem(409, "operator.own-account", "You cannot lock your own account.");
    await this.person(id);
    await this.actions.note(userId, "people.lock", id);
    await this.locks.lock(id);
    this.security.note(request, "account.locked", { userId: id });
  }

  @Post("people/:id/unlock")
  @Endpoint({ summary: "Unlock an account", answers: { 204: { description: "Unlocked" }, ...nobody } })
  async unlock(
    @Req() request: Request,
    @SignedIn() { userId }: Viewer,
    @Param(zod(personPath)) { id }: z.output<typeof personPath>,
  ): Promise<void> {
    await this.person(id);
    await this.actions.note(userId, "people.unlock", id);
    await this.locks.unlock(id);
    this.security.note(request, "account.unlocked", { userId: id });
  }

  @Post("people/:id/resend")
  @Endpoint({
    summary: "Email the confirmation link again",
    answers: { 204: { description: "On its way" }, ...nobody, 409: { description: "The address is confirmed" } },
  })
  async resend(
    @SignedIn() { userId }: Viewer,
    @Param(zod(personPath)) { id }: z.output<typeof personPath>,
  ): Promise<void> {
    const { email, emailVerified } = await this.person(id);
    if (emailVerified || email === "") throw httpProblem(409, "person.confirmed", "This address is already confirmed.");
    await this.actions.note(userId, "people.resend", id);
    await this.confirmation.resend(email);
  }

  @Get("inbox")
  @Endpoint({
    summary: "What visitors sent, newest first",
    answers: { 200: { description: "50 at most", schema: inboxAnswer } },
  })
  async inbox(@SignedIn() { userId }: Viewer, @Query(zod(inboxQuery)) { kind, before }: z.output<typeof inboxQuery>) {
    await this.actions.note(userId, "inbox.read", kind);
    return { entries: await this.reads.inbox(kind, before), removals: await this.reads.removals() };
  }

  @Get("actions")
  @Endpoint({
    summary: "What operators did, newest first",
    answers: { 200: { description: "50 at most", schema: actionsAnswer } },
  })
  async log(@Query(zod(actionsQuery)) { before }: z.output<typeof actionsQuery>) {
    const rows = await this.actions.page(before);
    const isAboutPerson = (row: (typeof rows)[number]) => ON_PERSON.includes(row.action);
    const people = rows.filter(isAboutPerson).map(({ subject }) => subject);
    const names = await this.reads.addresses([...rows.map(({ operator }) => operator), ...people]);
    const named = (id: string) => names.get(id) || id;
    const actions = rows.map((row) => ({
      ...row,
      operator: named(row.operator),
      subject: isAboutPerson(row) ? named(row.subject) : row.subject,
    }));
    return { actions };
  }

  private async person(id: string): Promise<User> {
    const user = await this.users.find(id);
    if (!user) throw new NotFoundException();
    return user;
  }
}
