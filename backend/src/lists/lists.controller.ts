import type { List } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Lists } from "@earshot/domain/lists/lists";
import { Body, Controller, Delete, Get, Param, Patch, Post } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../shared/http/access.js";
import { Endpoint } from "../shared/http/endpoint.js";
import type { Viewer } from "../shared/http/viewer.js";
import { zodQuery as zod } from "../shared/http/zod-query.js";
import { granted } from "./granted.js";
import { listPath, nameBody, podcastIdPath, undoPath } from "./list-requests.schemas.js";
import {
  badName,
  containingAnswer,
  listAnswer,
  listsAnswer,
  mayNot,
  nameTaken,
  noList,
  removedAnswer,
  undoneAnswer,
} from "./lists.schemas.js";

/** The user's lists. */
@Controller("api/v1/lists")
@Access("user")
export class ListsController {
  constructor(
    private readonly lists: Lists,
    private readonly store: ListStore,
  ) {}

  @Access("user", "lists:read")
  @Get()
  @Endpoint({
    summary: "Your lists, oldest first",
    answers: { 200: { description: "All of them", schema: listsAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<{ lists: readonly List[] }> {
    return { lists: await this.store.ofOwner(userId) };
  }

  @Access("user", "lists:write")
  @Post()
  @Endpoint({
    summary: "Make a list",
    answers: { 201: { description: "The list", schema: listAnswer }, ...nameTaken, ...badName },
  })
  async create(
    @SignedIn() { userId }: Viewer,
    @Body(zod(nameBody)) { name }: z.output<typeof nameBody>,
  ): Promise<List> {
    return granted(await this.lists.create(userId, name));
  }

  @Access("user", "lists:read")
  @Get("containing/:podcastId")
  @Endpoint({
    summary: "Which of your lists have a podcast",
    answers: { 200: { description: "Their ids", schema: containingAnswer } },
  })
  async containing(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: z.output<typeof podcastIdPath>,
  ): Promise<{ listIds: readonly string[] }> {
    return { listIds: await this.store.containing(userId, podcastId) };
  }

  @Access("user", "lists:write")
  @Post("undo/:undoId")
  @Endpoint({
    summary: "Undo a removal, move, copy or addition",
    answers: {
      200: { description: "Everything is as before", schema: undoneAnswer },
      404: { description: "This can no longer be undone" },
      409: { description: "Another list now has the deleted list’s name" },
    },
  })
  async undo(
    @SignedIn() { userId }: Viewer,
    @Param(zod(undoPath)) { undoId }: z.output<typeof undoPath>,
  ): Promise<{ listId: string }> {
    return granted(await this.store.undo(userId, undoId));
  }

  @Access("user", "lists:write")
  @Patch(":id")
  @Endpoint({
    summary: "Rename a list",
    answers: { 200: { description: "The list", schema: listAnswer }, ...mayNot, ...noList, ...nameTaken, ...badName },
  })
  async rename(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(nameBody)) { name }: z.output<typeof nameBody>,
  ): Promise<List> {
    return granted(await this.lists.rename(userId, id, name));
  }

  @Access("user", "lists:write")
  @Delete(":id")
  @Endpoint({
    summary: "Delete a list with its items",
    answers: { 200: { description: "It is gone; undo restores it", schema: removedAnswer }, ...mayNot, ...noList },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
  ): Promise<{ undoId: string }> {
    return granted(await this.store.remove(userId, id));
  }
}
