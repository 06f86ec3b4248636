import type { List } from "@earshot/domain/lists/list";
import type { ListRole } from "@earshot/domain/lists/list-roles";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../../../http/access/access.js";
import { Endpoint } from "../../../http/endpoints/endpoint.js";
import { SecurityLog } from "../../../http/access/security-log.js";
import type { Viewer } from "../../../http/access/viewer.js";
import { zodQuery as zod } from "../../../http/query/zod-query.js";
import { granted } from "../../granted.js";
import { listPath } from "../../list-requests.schemas.js";
import { mayNot, noList } from "../../lists.schemas.js";
import { ListStates } from "./list-states.js";
import { listStateAnswer, memberPath, ownerBody, peopleAnswer, roleBody, sharedListsAnswer } from "./people.schemas.js";
import { PostgresPeople } from "./postgres-people.js";

const noMember = { ...mayNot, 404: { description: "You have no such list, or it has no such member" } };

@Controller("api/v1/lists")
@Access("user")
export class PeopleController {
  constructor(
    private readonly people: PostgresPeople,
    private readonly states: ListStates,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Access("user", "lists:read")
  @Get("shared")
  @Endpoint({
    summary: "List the lists that others share with you, and your lists that have members",
    answers: { 200: { description: "The shared lists", schema: sharedListsAnswer } },
  })
  shared(@SignedIn() { userId }: Viewer) {
    return this.people.sharedLists(userId);
  }

  @Access("user", "lists:read")
  @Get(":id")
  @Endpoint({
    summary: "Get a list, your role in it, and a version that tells whether anything has changed",
    answers: {
      200: { description: "The list; its ETag changes whenever the list does", schema: listStateAnswer },
      ...noList,
    },
  })
  async state(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
  ): Promise<List & { role: ListRole; version: string }> {
    return granted(await this.states.of(userId, id));
  }

  @Get(":id/people")
  @Endpoint({
    summary: "List the people who work on a list",
    answers: {
      200: { description: "The owner, the members and the open invitations", schema: peopleAnswer },
      ...noList,
    },
  })
  async all(@SignedIn() { userId }: Viewer, @Param(zod(listPath)) { id }: z.output<typeof listPath>) {
    return granted(await this.people.ofList(userId, id, this.clock.now()));
  }

  @Patch(":id/members/:memberId")
  @Endpoint({
    summary: "Change the role of a member",
    answers: { 204: { description: "The role is changed" }, ...noMember },
  })
  async setRole(
    @SignedIn() { userId }: Viewer,
    @Param(zod(memberPath)) { id, memberId }: z.output<typeof memberPath>,
    @Body(zod(roleBody)) { role }: z.output<typeof roleBody>,
  ): Promise<void> {
    granted(await this.people.setRole(userId, id, memberId, role));
  }

  @Delete(":id/members/:memberId")
  @Endpoint({
    summary: "Remove a member from a list",
    answers: { 204: { description: "The list is no longer shared with this person" }, ...noMember },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(memberPath)) { id, memberId }: z.output<typeof memberPath>,
  ): Promise<void> {
    granted(await this.people.remove(userId, id, memberId));
  }

  @Post(":id/leave")
  @Endpoint({
    summary: "Leave a list that is shared with you",
    answers: {
      204: { description: "The list is no longer shared with you" },
      403: { description: "The list is your own: delete it, or make someone else the owner" },
      ...noList,
    },
  })
  async leave(@SignedIn() { userId }: Viewer, @Param(zod(listPath)) { id }: z.output<typeof listPath>): Promise<void> {
    granted(await this.people.leave(userId, id));
  }

  @Put(":id/owner")
  @Endpoint({
    summary: "Transfer a list to one of its members; you stay on as an editor",
    answers: {
      204: { description: "The list has a new owner" },
      ...noMember,
      409: { description: "The new owner already has a list with that name" },
      422: { description: "The new owner already has 1,000 lists" },
    },
  })
  async transfer(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(ownerBody)) { memberId }: z.output<typeof ownerBody>,
    @Req() request: Request,
  ): Promise<void> {
    granted(await this.people.transfer(userId, id, memberId));
    this.securityLog.note(request, "list.owner-changed", { detail: id });
  }
}
