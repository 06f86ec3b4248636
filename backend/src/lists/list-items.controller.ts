import type { ListItem } from "@earshot/domain/lists/list";
import { type BatchOutcome, type BulkOutcome, Lists } from "@earshot/domain/lists/lists";
import { type ShortlistPage, Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { Body, Controller, Delete, Get, Param, Post, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { granted } from "./granted.js";
import { readItemCursor, writeItemCursor } from "./item-cursor.js";
import { batchBody, bulkBody, itemBody, itemPath, itemsQuery, listPath, targetBody } from "./list-requests.schemas.js";
import {
  batchAnswer,
  bulkAnswer,
  down,
  full,
  itemAnswer,
  itemsAnswer,
  mayNot,
  noItem,
  noList,
  removedAnswer,
  transferAnswers,
} from "./lists.schemas.js";

type ListPath = z.output<typeof listPath>;
type ItemPath = z.output<typeof itemPath>;
type NumberedPage = Omit<ShortlistPage, "end"> & { readonly nextCursor: string | null };
type Sent = { readonly item: ListItem; readonly undoId?: string };

@Controller("api/v1/lists/:id/items")
@Access("user")
export class ListItemsController {
  constructor(
    private readonly lists: Lists,
    private readonly shortlists: Shortlists,
  ) {}

  @Access("user", "lists:read")
  @Get()
  @Endpoint({
    summary: "Get a page of a list with its figures; sorting and searching cover the whole list",
    answers: { 200: { description: "A page of up to 24 items", schema: itemsAnswer }, ...noList },
  })
  async page(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Query(zod(itemsQuery)) { cursor, ...query }: z.output<typeof itemsQuery>,
  ): Promise<NumberedPage> {
    const start = cursor === undefined ? { page: query.page } : readItemCursor(query.sort, cursor);
    const { end, ...shown } = granted(await this.shortlists.page(userId, id, { ...query, ...start }));
    const nextCursor = end ? writeItemCursor(query.sort, { page: start.page + 1, after: end }) : null;
    return { ...shown, nextCursor };
  }

  @Access("user", "lists:write")
  @Post()
  @Endpoint({
    summary: "Add a podcast to a list",
    answers: {
      201: { description: "The new item", schema: itemAnswer },
      ...mayNot,
      ...noList,
      409: { description: "The podcast is already in this list" },
      ...full,
      ...down,
    },
  })
  async add(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(itemBody)) item: z.output<typeof itemBody>,
  ): Promise<ListItem> {
    return granted(await this.lists.add(userId, id, item));
  }

  @Access("user", "lists:write")
  @Post("batch")
  @Endpoint({
    summary: "Add up to 1,000 podcasts to a list",
    answers: {
      200: { description: "How many podcasts were added", schema: batchAnswer },
      ...mayNot,
      ...noList,
      ...full,
      ...down,
    },
  })
  async addAll(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(batchBody)) { podcastIds, prices }: z.output<typeof batchBody>,
  ): Promise<BatchOutcome> {
    return granted(await this.lists.addAll(userId, id, podcastIds, prices));
  }

  @Access("user", "lists:write")
  @Post("bulk")
  @Endpoint({
    summary: "Move, copy or remove up to 500 items",
    answers: {
      200: { description: "How many items changed, and how many were already in the other list", schema: bulkAnswer },
      ...mayNot,
      ...noList,
      422: { description: "The other list is the same list, or it is full" },
    },
  })
  async bulk(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(bulkBody)) body: z.output<typeof bulkBody>,
  ): Promise<BulkOutcome> {
    return granted(await this.lists.bulk(userId, id, body));
  }

  @Access("user", "lists:write")
  @Delete(":itemId")
  @Endpoint({
    summary: "Remove an item",
    answers: { 200: { description: "The item is removed; this can be undone", schema: removedAnswer }, ...noItem },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
  ): Promise<{ undoId: string }> {
    return granted(await this.lists.removeOne(userId, id, itemId));
  }

  @Access("user", "lists:write")
  @Post(":itemId/move")
  @Endpoint({ summary: "Move an item to another list", answers: transferAnswers })
  async move(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
    @Body(zod(targetBody)) { targetListId }: z.output<typeof targetBody>,
  ): Promise<Sent> {
    return granted(await this.lists.transferOne(userId, { from: id, to: targetListId, how: "move" }, itemId));
  }

  @Access("user", "lists:write")
  @Post(":itemId/copy")
  @Endpoint({ summary: "Copy an item to another list", answers: transferAnswers })
  async copy(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
    @Body(zod(targetBody)) { targetListId }: z.output<typeof targetBody>,
  ): Promise<Sent> {
    return granted(await this.lists.transferOne(userId, { from: id, to: targetListId, how: "copy" }, itemId));
  }
}
