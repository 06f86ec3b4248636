import type { ListItem } from "@earshot/domain/lists/list";
import type { ListSum } from "@earshot/domain/lists/columns/list-sum";
import { ShortlistSettings } from "@earshot/domain/lists/shortlist/shortlist-settings";
import type { Shortlist } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { granted, refused } from "./granted.js";
import { editBody, itemPath, listPath, sumQuery } from "./list-requests.schemas.js";
import { down, itemAnswer, noItem, noList } from "./lists.schemas.js";
import { shortlistAnswer, statusesBody, sumAnswer } from "./shortlist.schemas.js";

type ListPath = z.output<typeof listPath>;

/** A list as a working shortlist. */
@Controller("api/v1/lists/:id")
@Access("user")
export class ShortlistController {
  constructor(
    private readonly shortlists: Shortlists,
    private readonly settings: ShortlistSettings,
  ) {}

  @Access("user", "lists:read")
  @Get("shortlist")
  @Endpoint({
    summary: "Get the statuses of a list, and the totals of its shows",
    answers: { 200: { description: "The statuses and the totals", schema: sumAnswer }, ...noList, ...down },
  })
  async sum(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Query(zod(sumQuery)) { figures }: z.output<typeof sumQuery>,
  ): Promise<Shortlist & { readonly sum: ListSum }> {
    return granted(await this.shortlists.sum(userId, id, figures));
  }

  @Access("user", "lists:write")
  @Patch("items/:itemId")
  @Endpoint({
    summary: "Change the status, note, price or tags of an item",
    answers: {
      200: { description: "The item, with its new version", schema: itemAnswer },
      ...noItem,
      409: {
        description: "Someone else has changed the item; `current` is the item as it is now. Nothing was changed",
      },
      422: { description: "The list has no such status, or a value is too long" },
    },
  })
  async edit(
    @SignedIn() { userId }: Viewer,
    @Param(zod(itemPath)) { id, itemId }: z.output<typeof itemPath>,
    @Body(zod(editBody)) edit: z.output<typeof editBody>,
  ): Promise<ListItem> {
    const outcome = granted(await this.shortlists.edit(userId, id, itemId, defined(edit)));
    if ("newer" in outcome) throw refused("item-changed", { current: outcome.newer });
    return outcome;
  }

  @Access("user", "lists:write")
  @Put("statuses")
  @Endpoint({
    summary: "Change the statuses of a list",
    answers: {
      200: { description: "The statuses of the list", schema: shortlistAnswer },
      ...noList,
      409: { description: "Some shows have a status that this would remove" },
      422: { description: "There are no statuses, too many of them, or two with the same name" },
    },
  })
  async setStatuses(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: ListPath,
    @Body(zod(statusesBody)) { statuses }: z.output<typeof statusesBody>,
  ): Promise<Shortlist> {
    const outcome = granted(await this.settings.setStatuses(userId, id, statuses));
    if ("used" in outcome) {
      const detail = `Shows are “${outcome.used}”. Give them another status first.`;
      throw httpProblem(409, "list.status-used", detail);
    }
    return outcome;
  }

  @Access("user", "lists:write")
  @Post("frozen")
  @Endpoint({
    summary: "Freeze a list: store a copy of today's figures and show it from now on",
    answers: { 201: { description: "The figures are frozen", schema: shortlistAnswer }, ...noList, ...down },
  })
  async freeze(@SignedIn() { userId }: Viewer, @Param(zod(listPath)) { id }: ListPath): Promise<Shortlist> {
    return granted(await this.settings.freeze(userId, id));
  }

  @Access("user", "lists:write")
  @Delete("frozen")
  @Endpoint({
    summary: "Unfreeze a list: show today's figures again",
    answers: { 200: { description: "The list shows today's figures", schema: shortlistAnswer }, ...noList },
  })
  async unfreeze(@SignedIn() { userId }: Viewer, @Param(zod(listPath)) { id }: ListPath): Promise<Shortlist> {
    return granted(await this.settings.unfreeze(userId, id));
  }
}

/** Removes undefined fields, so that they change nothing. */
function defined<Given extends object>(
  given: Given,
): { readonly [Name in keyof Given]: Exclude<Given[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]: Exclude<Given[Name], undefined>;
  };
}
