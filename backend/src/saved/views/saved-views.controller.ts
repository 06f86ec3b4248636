import { type SavedView, storedSearch, viewAddress, viewName, VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { SavedViewStore } from "@earshot/domain/saved/views/saved-view-store.port";
import { Body, Controller, Delete, Get, HttpException, Param, Put, Res } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { viewAnswer, viewBody, viewOrderBody, viewPath, viewsAnswer, type View } from "./saved-views.schemas.js";

@Controller("api/v1/saved-views")
@Access("user", "searches:write")
export class SavedViewsController {
  constructor(private readonly store: SavedViewStore) {}

  @Get()
  @Endpoint({
    summary: "List your saved views in your order; views without a position come first, newest first",
    answers: { 200: { description: "The saved views", schema: viewsAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<{ views: View[]; most: typeof VIEWS_MAX }> {
    return { views: (await this.store.all(userId)).map(sent), most: VIEWS_MAX };
  }

  @Put()
  @Endpoint({
    summary: "Set the order of your saved views; views that you leave out come first, newest first",
    answers: { 204: { description: "The views are in this order now" } },
  })
  async arrange(
    @SignedIn() { userId }: Viewer,
    @Body(zod(viewOrderBody)) { ids }: z.output<typeof viewOrderBody>,
  ): Promise<void> {
    await this.store.arrange(userId, ids);
  }

  @Put(":id")
  @Endpoint({
    summary: "Create or change a saved view; you choose its id, so the call can be repeated safely",
    answers: {
      200: { description: "The view is changed", schema: viewAnswer },
      201: { description: "The view is created", schema: viewAnswer },
      404: { description: "Someone else's view has this id" },
      422: { description: "The name is blank, the search is empty, or you have too many views" },
    },
  })
  async put(
    @SignedIn() { userId }: Viewer,
    @Param(zod(viewPath)) { id }: z.output<typeof viewPath>,
    @Body(zod(viewBody)) { name, query, hidden }: z.output<typeof viewBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<View> {
    const view = { id, name: viewName(name), stored: storedSearch(new URLSearchParams(query), hidden) };
    const outcome = await this.store.put(userId, view);
    if (outcome === "taken") throw notFound();
    if (outcome === "full") {
      throw httpProblem(422, "view.full", `You can save up to ${VIEWS_MAX} views. Delete one first.`);
    }
    response.status(outcome === "new" ? 201 : 200);
    return sent(view);
  }

  @Delete(":id")
  @Endpoint({
    summary: "Delete a saved view; the same PUT restores it",
    answers: {
      204: { description: "The view is deleted" },
      404: { description: "You have no saved view with this id" },
    },
  })
  async remove(@SignedIn() { userId }: Viewer, @Param(zod(viewPath)) { id }: z.output<typeof viewPath>): Promise<void> {
    if (!(await this.store.remove(userId, id))) throw notFound();
  }
}

function notFound(): HttpException {
  return httpProblem(404, "view.not-found", "There is no such view.");
}

function sent({ id, name, stored }: SavedView): View {
  return { id, name, address: viewAddress(stored), hidden: [...stored.hidden] };
}
