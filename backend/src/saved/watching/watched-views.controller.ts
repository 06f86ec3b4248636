import { Clock } from "@earshot/domain/shared/clock.port";
import { readStoredSearch, viewAddress } from "@earshot/domain/saved/views/saved-view";
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { notWatching } from "./not-watching.js";
import { PostgresWatches, RUNS_PAGE } from "./postgres-watches.js";
import {
  changesAnswer,
  changesQuery,
  seenBody,
  watchedPath,
  watchesAnswer,
  type ViewChanges,
  type Watches,
} from "./watched-views.schemas.js";
import type { WatchedViewRow } from "../views/watched-view.row.js";

type Path = z.output<typeof watchedPath>;
const missing = { 404: { description: "You have no such view, or you do not watch it" } };

/** Saved views that the user watches, and what changed in their results. */
@Controller("api/v1/watched-views")
@Access("user", "searches:write")
export class WatchedViewsController {
  constructor(
    private readonly watches: PostgresWatches,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    summary: "List your watched views, each with the number of changes that you have not seen",
    answers: { 200: { description: "The watched views", schema: watchesAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<Watches> {
    const watches = await this.watches.ofUser(userId);
    return {
      watches: watches.map((watch) => ({ ...sent(watch), news: watch.news })),
    };
  }

  @Put(":id")
  @Endpoint({
    summary: "Watch a saved view, so that changes in its results are recorded",
    answers: { 204: { description: "The view is watched" }, ...missing },
  })
  async watch(@SignedIn() { userId }: Viewer, @Param(zod(watchedPath)) { id }: Path): Promise<void> {
    if (!(await this.watches.watch(userId, id, this.clock.now()))) throw notWatching();
  }

  @Delete(":id")
  @Endpoint({
    summary: "Stop watching a saved view; its changes and its feeds are deleted",
    answers: { 204: { description: "The view is no longer watched" }, ...missing },
  })
  async unwatch(@SignedIn() { userId }: Viewer, @Param(zod(watchedPath)) { id }: Path): Promise<void> {
    if (!(await this.watches.unwatch(userId, id))) throw notWatching();
  }

  @Get(":id/changes")
  @Endpoint({
    summary: "List the changes in the results of a watched view, newest first",
    answers: { 200: { description: "A page of runs that found changes", schema: changesAnswer }, ...missing },
  })
  async changes(
    @SignedIn() { userId }: Viewer,
    @Param(zod(watchedPath)) { id }: Path,
    @Query(zod(changesQuery)) { before, cursor = before }: z.output<typeof changesQuery>,
  ): Promise<ViewChanges> {
    const watch = await this.watches.one(userId, id);
    const stored = watch && readStoredSearch(watch.view.search);
    if (!watch || !stored) throw notWatching();
    const found = await this.watches.runs(id, cursor === undefined ? undefined : new Date(cursor), RUNS_PAGE + 1);
    const runs = found.slice(0, RUNS_PAGE).map(({ at, total, byMethod, methodFrom, methodTo, changes }) => ({
      at: at.toISOString(),
      total,
      byMethod,
      methodFrom,
      methodTo,
      changes: [...changes],
    }));
    const next = found.length > RUNS_PAGE ? (runs.at(-1)?.at ?? null) : null;
    return {
      ...sent(watch),
      news: (await this.watches.ofUser(userId)).find(({ viewId }) => viewId === id)?.news ?? 0,
      name: watch.view.name,
      address: viewAddress(stored),
      seenUntil: watch.seenUntil.toISOString(),
      runs,
      nextCursor: next,
      next,
    };
  }

  @Post(":id/seen")
  @Endpoint({
    summary: "Mark the changes up to a point in time as seen",
    answers: { 204: { description: "The changes no longer count as new" }, ...missing },
  })
  async seen(
    @SignedIn() { userId }: Viewer,
    @Param(zod(watchedPath)) { id }: Path,
    @Body(zod(seenBody)) { until }: z.output<typeof seenBody>,
  ): Promise<void> {
    if (!(await this.watches.one(userId, id))) throw notWatching();
    const [now, wanted] = [this.clock.now(), new Date(until)];
    await this.watches.seen(userId, id, wanted < now ? wanted : now);
  }
}

function sent({ viewId, since, ranAt, feedHash, mail, mailWeekly }: WatchedViewRow) {
  return {
    id: viewId,
    since: since.toISOString(),
    ranAt: ranAt?.toISOString() ?? null,
    hasFeed: feedHash !== null,
    mail: mail ? (mailWeekly ? ("weekly" as const) : ("daily" as const)) : null,
  };
}
