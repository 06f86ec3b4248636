import { type ListItem, PAGE_SIZE } from "@earshot/domain/lists/list";
import { ListItemStore, type Transferred } from "@earshot/domain/lists/list-store.port";
import { type BatchOutcome, Lists } from "@earshot/domain/lists/lists";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { Body, Controller, Delete, Get, Param, Post, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../shared/http/access.js";
import { Endpoint } from "../shared/http/endpoint.js";
import type { Viewer } from "../shared/http/viewer.js";
import { zodQuery as zod } from "../shared/http/zod-query.js";
import { granted, refused } from "./list-refusals.js";
import {
  batchAnswer,
  batchBody,
  bulkAnswer,
  bulkBody,
  down,
  full,
  itemAnswer,
  itemBody,
  itemPath,
  itemsAnswer,
  itemsQuery,
  listPath,
  mayNot,
  noItem,
  noList,
  removedAnswer,
  targetBody,
  transferAnswers,
} from "./lists.schemas.js";

type ListPath = z.output<typeof listPath>;
type ItemPath = z.output<typeof itemPath>;
type Sent = { readonly item: ListItem; readonly undoId?: string };
type BulkOutcome = {
  readonly done: readonly string[];
  readonly alreadyThere: readonly string[];
  readonly undoId?: string;
};

/** Items of lists that the user can see. */
@Controller("api/v1/lists/:id/items")
@Access("user")
export class ListItemsController {
  constructor(
    private readonly lists: Lists,
    private readonly store: ListItemStore,
    private readonly shortlists: Shortlists,
  ) {}

  @Access("user", "lists:read")
  @Get()
  @Endpoint({
    summary: "A page of a list with its figures; order and search are over the whole list",
    answers: { 200: { description: "24 items", schema: itemsAnswer }, ...noList },
  })
  async page(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Query(zod(itemsQuery)) query: z.output<typeof itemsQuery>,
  ) {
    const [page, shortlist] = await Promise.all([this.store.page(userId, id, query), this.shortlists.find(userId, id)]);
    const { items, total } = granted(page);
    const figures = await this.shortlists.figures({ id, ...granted(shortlist) }, items, query.figures);
    return {
      items,
      total,
      page: query.page,
      pageSize: PAGE_SIZE,
      figures: figures ? Object.fromEntries(figures) : null,
    };
  }

  @Access("user", "lists:write")
  @Post()
  @Endpoint({
    summary: "Add a podcast to a list",
    answers: {
      201: { description: "The item", schema: itemAnswer },
      ...mayNot,
      ...noList,
      409: { description: "Already in this list" },
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
    summary: "Add up to 1,000 podcasts of the catalogue",
    answers: {
      200: { description: "How many were added", schema: batchAnswer },
      ...mayNot,
      ...noList,
      ...full,
      ...down,
    },
  })
  async addAll(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(batchBody)) { podcastIds }: z.output<typeof batchBody>,
  ): Promise<BatchOutcome> {
    return granted(await this.lists.addAll(userId, id, podcastIds));
  }

  @Access("user", "lists:write")
  @Post("bulk")
  @Endpoint({
    summary: "Move, copy or remove up to 500 items",
    answers: {
      200: { description: "What was done, and what was already in the other list", schema: bulkAnswer },
      ...mayNot,
      ...noList,
      422: { description: "It is the same list, or the other list is full" },
    },
  })
  async bulk(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(bulkBody)) body: z.output<typeof bulkBody>,
  ): Promise<BulkOutcome> {
    if (body.action === "remove") {
      return { alreadyThere: [], ...granted(await this.store.remove(userId, id, body.itemIds)) };
    }
    const outcome = await this.transfer(userId, id, body.targetListId, body.action, body.itemIds);
    const { items, alreadyThere, undoId } = outcome;
    return { done: items.map(({ from }) => from), alreadyThere, ...(undoId && { undoId }) };
  }

  @Access("user", "lists:write")
  @Delete(":itemId")
  @Endpoint({
    summary: "Remove an item",
    answers: { 200: { description: "It is gone; undo restores it", schema: removedAnswer }, ...noItem },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
  ): Promise<{ undoId: string }> {
    const { undoId } = granted(await this.store.remove(userId, id, [itemId]));
    if (!undoId) throw refused("no-such-item");
    return { undoId };
  }

  @Access("user", "lists:write")
  @Post(":itemId/move")
  @Endpoint({ summary: "Move an item to another list", answers: transferAnswers })
  async move(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
    @Body(zod(targetBody)) { targetListId }: z.output<typeof targetBody>,
  ): Promise<Sent> {
    return sent(await this.transfer(userId, id, targetListId, "move", [itemId]));
  }

  @Access("user", "lists:write")
  @Post(":itemId/copy")
  @Endpoint({ summary: "Copy an item to another list", answers: transferAnswers })
  async copy(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: ItemPath,
    @Body(zod(targetBody)) { targetListId }: z.output<typeof targetBody>,
  ): Promise<Sent> {
    return sent(await this.transfer(userId, id, targetListId, "copy", [itemId]));
  }

  private async transfer(
    userId: string,
    from: string,
    to: string,
    how: "move" | "copy",
    items: readonly string[],
  ): Promise<Transferred> {
    if (from === to) throw refused("same-list");
    return granted(await this.store.transfer(userId, { from, to, how }, items));
  }
}

/** The answer for one item: done, already in the other list, or not found. */
function sent({ items: [item], alreadyThere, undoId }: Transferred): Sent {
  if (!item) throw refused(alreadyThere.length > 0 ? "duplicate-in-target" : "no-such-item");
  const { from: _from, ...plain } = item;
  return { item: plain, ...(undoId && { undoId }) };
}
