import type { List } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Lists } from "@earshot/domain/lists/lists";
import { Body, Controller, Delete, Get, Param, Patch, Post } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
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
    summary: "List your lists, oldest first",
    answers: { 200: { description: "All of your lists", schema: listsAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<{ lists: readonly List[] }> {
    return { lists: await this.store.ofOwner(userId) };
  }

  @Access("user", "lists:write")
  @Post()
  @Endpoint({
    summary: "Create a list",
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
    summary: "List which of your lists contain a podcast",
    answers: { 200: { description: "The ids of the lists", schema: containingAnswer } },
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
      200: { description: "The change is undone", schema: undoneAnswer },
      404: { description: "The change can no longer be undone" },
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
    summary: "Delete a list and its items",
    answers: {
      200: { description: "The list is deleted; this can be undone", schema: removedAnswer },
      ...mayNot,
      ...noList,
    },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
  ): Promise<{ undoId: string }> {
    return granted(await this.store.remove(userId, id));
  }
}
