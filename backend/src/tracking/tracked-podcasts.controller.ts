import type { AlertSettings, TrackedPodcast } from "@earshot/domain/tracking/tracked-podcast";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { shownChecks } from "@earshot/domain/tracking/shown-checks";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { Body, Controller, Delete, Get, Param, Post, Put } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import {
  alertSettings,
  podcastIdPath,
  trackedAnswer,
  trackedListAnswer,
  trackedOrNotAnswer,
} from "./tracking.schemas.js";

type Path = z.output<typeof podcastIdPath>;

/** The user's tracked shows, and how they want to hear about new episodes. */
@Controller("api/v1/tracked-podcasts")
@Access("user")
export class TrackedPodcastsController {
  constructor(
    private readonly tracking: Tracking,
    private readonly tracked: TrackedStore,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  @Access("user", "tracking:read")
  @Get()
  @Endpoint({
    summary: "List the shows you track, newest first",
    answers: { 200: { description: "The tracked shows", schema: trackedListAnswer } },
  })
  async list(@SignedIn() { userId }: Viewer): Promise<{ items: readonly TrackedPodcast[] }> {
    const items = await this.tracked.list(userId);
    // Only the local catalogue has shows without a feed. Checking them takes one query; a provider would need a request for each show.
    const ids = items.filter(({ sourceProvider }) => sourceProvider === "local").map(({ podcastId }) => podcastId);
    const shows =
      this.catalogue.sourceProvider === "local" ? await this.catalogue.podcasts(ids) : new Map<string, Podcast>();
    return { items: items.map((one) => shownChecks(one, shows.get(one.podcastId))) };
  }

  @Access("user", "tracking:read")
  @Get(":podcastId")
  @Endpoint({
    summary: "Check whether you track a show",
    answers: { 200: { description: "The tracked podcast, or null", schema: trackedOrNotAnswer } },
  })
  async one(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
  ): Promise<{ tracked: TrackedPodcast | null }> {
    return { tracked: (await this.tracked.find(userId, podcastId)) ?? null };
  }

  @Access("user", "tracking:write")
  @Put(":podcastId")
  @Endpoint({
    summary: "Track a show; tracking it again only refreshes its facts",
    answers: {
      200: { description: "The tracked podcast", schema: trackedAnswer },
      404: { description: "There is no such podcast" },
      503: { description: "The source of podcasts is down, and nothing was changed; see Retry-After" },
    },
  })
  async start(@SignedIn() { userId }: Viewer, @Param(zod(podcastIdPath)) { podcastId }: Path): Promise<TrackedPodcast> {
    const tracked = await this.tracking.start(userId, podcastId);
    if (!tracked) throw httpProblem(404, "podcast.unknown", "No podcast found.");
    return tracked;
  }

  @Access("user", "tracking:write")
  @Delete(":podcastId")
  @Endpoint({
    summary: "Stop tracking a show and delete its alerts; this can be undone for an hour",
    answers: { 204: { description: "The show is no longer tracked" } },
  })
  async stop(@SignedIn() { userId }: Viewer, @Param(zod(podcastIdPath)) { podcastId }: Path): Promise<void> {
    await this.tracked.stop(userId, podcastId);
  }

  @Access("user", "tracking:write")
  @Post(":podcastId/restore")
  @Endpoint({
    summary: "Resume tracking a show, with its start date, settings and alerts",
    answers: {
      200: { description: "The tracked podcast", schema: trackedAnswer },
      404: { description: "The change can no longer be undone" },
    },
  })
  async restore(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
  ): Promise<TrackedPodcast> {
    const tracked = await this.tracking.restore(userId, podcastId);
    if (!tracked) throw httpProblem(404, "tracked.undo-gone", "This can no longer be undone.");
    return tracked;
  }

  @Access("user", "tracking:write")
  @Put(":podcastId/alerts")
  @Endpoint({
    summary: "Choose how you hear about new episodes of one show",
    answers: {
      200: { description: "The current settings", schema: alertSettings },
      404: { description: "You do not track this show" },
    },
  })
  async settings(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastIdPath)) { podcastId }: Path,
    @Body(zod(alertSettings)) settings: AlertSettings,
  ): Promise<AlertSettings> {
    if (await this.tracked.setAlerts(userId, podcastId, settings)) return settings;
    throw httpProblem(404, "tracked.not-found", "You aren’t tracking this podcast.");
  }
}
