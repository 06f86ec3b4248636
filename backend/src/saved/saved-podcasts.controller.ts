import { PAGE_SIZE, type SavedPodcast, SavedStore } from "@earshot/domain/saved/saved-store.port";
import { Saving } from "@earshot/domain/saved/saving";
import { Body, Controller, Delete, Get, Param, Post, Query, Res } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import {
  amongAnswer,
  amongQuery,
  pageQuery,
  podcastIdPath,
  savedAnswer,
  savedBody,
  savedOrNotAnswer,
  savedPageAnswer,
  savedPath,
} from "./saved.schemas.js";

type SavedPath = z.output<typeof savedPath>;

@Controller("api/v1/saved-podcasts")
@Access("user")
export class SavedPodcastsController {
  constructor(
    private readonly saving: Saving,
    private readonly store: SavedStore,
  ) {}

  @Get()
  @Endpoint({
    summary: "List your saved podcasts, newest first, 24 per page",
    answers: { 200: { description: "A page of saved podcasts", schema: savedPageAnswer } },
  })
  async page(@SignedIn() { userId }: Viewer, @Query(zod(pageQuery)) { page }: z.output<typeof pageQuery>) {
    return { ...(await this.store.page(userId, page)), page, pageSize: PAGE_SIZE };
  }

  @Post()
  @Endpoint({
    summary: "Save a podcast with its facts from the catalogue; saving it again refreshes them",
    answers: {
      200: { description: "The podcast was already saved; its facts are refreshed", schema: savedAnswer },
      201: { description: "The podcast is saved", schema: savedAnswer },
      422: { description: "There is no such podcast" },
      503: { description: "The source of podcasts is down, and nothing was changed; see Retry-After" },
    },
  })
  async save(
    @SignedIn() { userId }: Viewer,
    @Body(zod(savedBody)) { podcastId }: z.output<typeof savedBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedPodcast> {
    const outcome = await this.saving.save(userId, podcastId);
    if (!outcome) throw httpProblem(422, "podcast.unknown", "No podcast found.");
    response.status(outcome.isNew ? 201 : 200);
    return outcome.saved;
  }

  @Get("by-podcast/:podcastId")
  @Endpoint({
    summary: "Check whether you have saved a podcast",
    answers: { 200: { description: "The saved podcast, or null", schema: savedOrNotAnswer } },
  })
  async one(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: z.output<typeof podcastIdPath>,
  ): Promise<{ saved: SavedPodcast | null }> {
    const [saved] = await this.store.among(userId, [podcastId]);
    return { saved: saved ?? null };
  }

  @Get("among")
  @Endpoint({
    summary: "Check which of up to 100 podcasts you have saved",
    answers: { 200: { description: "The ids of the saved ones", schema: amongAnswer } },
  })
  async among(
    @SignedIn() { userId }: Viewer,
    @Query(zod(amongQuery)) { podcastId }: z.output<typeof amongQuery>,
  ): Promise<{ saved: Pick<SavedPodcast, "id" | "podcastId">[] }> {
    const found = await this.store.among(userId, podcastId);
    return { saved: found.map((saved) => ({ id: saved.id, podcastId: saved.podcastId })) };
  }

  @Delete(":id")
  @Endpoint({
    summary: "Remove a saved podcast; this can be undone for an hour",
    answers: {
      204: { description: "The podcast is no longer saved" },
      404: { description: "You have no saved podcast with this id" },
    },
  })
  async remove(@SignedIn() { userId }: Viewer, @Param(zod(savedPath)) { id }: SavedPath): Promise<void> {
    if (await this.store.remove(userId, id)) return;
    throw httpProblem(404, "saved.not-found", "This podcast is not saved.");
  }

  @Post(":id/restore")
  @Endpoint({
    summary: "Restore a removed podcast with its id and position; if it was saved again since, nothing changes",
    answers: {
      200: { description: "The saved podcast", schema: savedAnswer },
      404: { description: "The change can no longer be undone" },
    },
  })
  async restore(@SignedIn() { userId }: Viewer, @Param(zod(savedPath)) { id }: SavedPath): Promise<SavedPodcast> {
    const saved = await this.store.restore(userId, id);
    if (saved) return saved;
    throw httpProblem(404, "saved.undo-gone", "This can no longer be undone.");
  }
}
