import type { List } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Lists } from "@earshot/domain/lists/lists";
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../shared/access.js";
import type { Viewer } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { granted } from "./list-refusals.js";
import { listPath, nameBody, podcastIdPath, undoPath } from "./lists.schemas.js";

/** One's lists. */
@Controller("api/v1/lists")
@Access("user")
export class ListsController {
  constructor(
    private readonly lists: Lists,
    private readonly store: ListStore,
  ) {}

  @Get()
  async all(@SignedIn() { userId }: Viewer): Promise<{ lists: readonly List[] }> {
    return { lists: await this.store.ofOwner(userId) };
  }

  @Post()
  async create(
    @SignedIn() { userId }: Viewer,
    @Body(zod(nameBody)) { name }: z.output<typeof nameBody>,
  ): Promise<List> {
    return granted(await this.lists.create(userId, name));
  }

  @Get("containing/:podcastId")
  async containing(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: z.output<typeof podcastIdPath>,
  ): Promise<{ listIds: readonly string[] }> {
    return { listIds: await this.store.containing(userId, podcastId) };
  }

  @Post("undo/:undoId")
  @HttpCode(200)
  async undo(
    @SignedIn() { userId }: Viewer,
    @Param(zod(undoPath)) { undoId }: z.output<typeof undoPath>,
  ): Promise<{ listId: string }> {
    return granted(await this.store.undo(userId, undoId));
  }

  @Patch(":id")
  async rename(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(nameBody)) { name }: z.output<typeof nameBody>,
  ): Promise<List> {
    return granted(await this.lists.rename(userId, id, name));
  }

  @Delete(":id")
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
  ): Promise<{ undoId: string }> {
    return granted(await this.store.remove(userId, id));
  }
}
