import type { AlertSettings, TrackedPodcast } from "@earshot/domain/tracking/tracked-podcast";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { Body, Controller, Delete, Get, HttpCode, HttpException, Param, Post, Put } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../shared/access.js";
import { problem } from "../shared/problem.js";
import type { Viewer } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { alertSettings, podcastIdPath } from "./tracking.schemas.js";

type Path = z.output<typeof podcastIdPath>;

/** The shows that somebody tracks, and how they want to hear of new episodes. */
@Controller("api/v1/tracked-podcasts")
@Access("user")
export class TrackedPodcastsController {
  constructor(
    private readonly tracking: Tracking,
    private readonly tracked: TrackedStore,
  ) {}

  @Get()
  async list(@SignedIn() { userId }: Viewer): Promise<{ items: readonly TrackedPodcast[] }> {
    return { items: await this.tracked.list(userId) };
  }

  @Get(":podcastId")
  async one(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
  ): Promise<{ tracked: TrackedPodcast | null }> {
    return { tracked: (await this.tracked.find(userId, podcastId)) ?? null };
  }

  @Put(":podcastId")
  async start(@SignedIn() { userId }: Viewer, @Param(zod(podcastIdPath)) { podcastId }: Path): Promise<TrackedPodcast> {
    const tracked = await this.tracking.start(userId, podcastId);
    if (!tracked) throw new HttpException(problem(404, "podcast.unknown", "No podcast found."), 404);
    return tracked;
  }

  @Delete(":podcastId")
  @HttpCode(204)
  async stop(@SignedIn() { userId }: Viewer, @Param(zod(podcastIdPath)) { podcastId }: Path): Promise<void> {
    await this.tracked.stop(userId, podcastId);
  }

  @Post(":podcastId/restore")
  @HttpCode(200)
  async restore(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
  ): Promise<TrackedPodcast> {
    const tracked = await this.tracking.restore(userId, podcastId);
    if (!tracked) throw new HttpException(problem(404, "tracked.undo-gone", "This can no longer be undone."), 404);
    return tracked;
  }

  @Put(":podcastId/alerts")
  async settings(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
    @Body(zod(alertSettings)) settings: AlertSettings,
  ): Promise<AlertSettings> {
    if (await this.tracked.setAlerts(userId, podcastId, settings)) return settings;
    throw new HttpException(problem(404, "tracked.not-found", "You do not track this podcast."), 404);
  }
}
