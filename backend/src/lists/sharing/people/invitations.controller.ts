import { Body, Controller, Delete, Param, Post, Req } from "@nestjs/common";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../../../limits/limits.js";
import { networkKey } from "../../../limits/network-key.js";
import { Access, SignedIn } from "../../../http/access/access.js";
import { Endpoint } from "../../../http/endpoints/endpoint.js";
import { SecurityLog } from "../../../http/access/security-log.js";
import type { Viewer } from "../../../http/access/viewer.js";
import { zodQuery as zod } from "../../../http/query/zod-query.js";
import { granted } from "../../granted.js";
import { listPath } from "../../list-requests.schemas.js";
import { mayNot, noList } from "../../lists.schemas.js";
import { ListInvitations } from "./list-invitations.js";
import {
  acceptBody,
  acceptedAnswer,
  invitationPath,
  inviteBody,
  invitedAnswer,
  openedInvitation,
} from "./people.schemas.js";

@Controller("api/v1/lists")
@Access("user")
export class InvitationsController {
  constructor(
    private readonly invitations: ListInvitations,
    private readonly limits: Limits,
    private readonly securityLog: SecurityLog,
  ) {}

  @Post("invitations/open")
  @Access("guest")
  @Endpoint({
    summary: "Get an invitation by its link",
    answers: {
      200: {
        description: "The list and the inviter; the invited address is not revealed",
        schema: openedInvitation,
      },
      404: { description: "There is no such invitation, or it is no longer open" },
      429: { description: "Too many requests for links; see Retry-After" },
    },
  })
  async about(@Body(zod(acceptBody)) { token }: z.output<typeof acceptBody>, @Req() request: Request) {
    await this.limits.spend("sharedByNetwork", networkKey(request.ip));
    return granted(await this.invitations.about(token));
  }

  @Post("invitations/accept")
  @Endpoint({
    summary: "Accept an invitation with the account whose address it was sent to",
    answers: {
      200: { description: "The list", schema: acceptedAnswer },
      403: { description: "The invitation was sent to another address, or your address is not confirmed" },
      404: { description: "There is no such invitation, or it is no longer open" },
      422: { description: "The list is your own" },
      429: { description: "Too many attempts; see Retry-After" },
    },
  })
  async accept(
    @SignedIn() { userId }: Viewer,
    @Body(zod(acceptBody)) { token }: z.output<typeof acceptBody>,
    @Req() request: Request,
  ): Promise<{ listId: string }> {
    await this.limits.spend("acceptByUser", userId);
    const accepted = granted(await this.invitations.accept(userId, token));
    this.securityLog.note(request, "list.joined", { detail: accepted.listId });
    return accepted;
  }

  @Post(":id/invitations")
  @Endpoint({
    summary: "Invite someone by email to work on a list; the response is the same whether or not they have an account",
    answers: {
      202: { description: "An email is on its way", schema: invitedAnswer },
      ...mayNot,
      ...noList,
      409: { description: "A member already has this address" },
      422: { description: "The address is invalid or your own, or the list already has 50 people" },
      429: { description: "Too many invitations from you or to this address; see Retry-After" },
    },
  })
  async invite(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(inviteBody)) given: z.output<typeof inviteBody>,
    @Req() request: Request,
  ): Promise<{ message: string }> {
    granted(await this.invitations.mayInvite(userId, id));
    await this.limits.spend("invitationsByUser", userId);
    await this.limits.spend("invitationMailsByAddress", emailKey(given.email));
    granted(await this.invitations.invite(userId, id, given));
    this.securityLog.note(request, "list.invited", { email: given.email, detail: id });
    return { message: "The invitation is on its way." };
  }

  @Delete(":id/invitations/:invitationId")
  @Endpoint({
    summary: "Withdraw an invitation",
    answers: { 204: { description: "The invitation's link no longer works" }, ...mayNot, ...noList },
  })
  async withdraw(
    @SignedIn() { userId }: Viewer,
    @Param(zod(invitationPath)) { id, invitationId }: z.output<typeof invitationPath>,
  ): Promise<void> {
    granted(await this.invitations.withdraw(userId, id, invitationId));
  }
}
