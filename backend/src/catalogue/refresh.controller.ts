import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { FeedDirectory } from "@earshot/domain/catalogue/sources/feed-directory.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Inject, Logger, Param, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { networkKey } from "../limits/network-key.js";
import { Access } from "../http/access/access.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery } from "../http/query/zod-query.js";
import { down, missing, refreshAnswer } from "./catalogue.schemas.js";
import { podcastPath } from "./search-query.schemas.js";
import { FeedState } from "./refresh/feed-state.js";
import { ShowFeeds } from "./refresh/show-feeds.js";

/** Reads a show's feed because somebody views the show, and finds the feed of a show that has none. */
@Controller("api/v1/podcasts/:id")
@Access("all")
export class RefreshController {
  private readonly logger = new Logger(RefreshController.name);

  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly feeds: ShowFeeds,
    private readonly state: FeedState,
    private readonly limits: Limits,
    private readonly directory: FeedDirectory,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post("refresh")
  @Endpoint({
    summary: "Refresh a show's feed; responds at once with the age of the stored facts",
    answers: {
      202: {
        description:
          "The age of the stored facts. If `reading` is true, the feed is being read, which takes at most ten seconds",
        schema: refreshAnswer,
      },
      ...missing,
      429: {
        description: "The feed was refreshed a moment ago, or this network sent too many requests; see Retry-After",
      },
      ...down,
    },
  })
  async refresh(
    @Param(zodQuery(podcastPath)) { id }: z.output<typeof podcastPath>,
    @Req() request: Request,
  ): Promise<z.output<typeof refreshAnswer>> {
    await this.limits.spend("refreshByNetwork", networkKey(request.ip));
    const podcast = await this.known(id);
    return this.begin(podcast);
  }

  @Post("feed")
  @Endpoint({
    summary: "Look up the missing feed of a show in the directories and read it",
    answers: {
      202: {
        description:
          "The age of the stored facts. If `reading` is true, a feed was found and is being read, which takes at most ten seconds",
        schema: refreshAnswer,
      },
      ...missing,
      429: {
        description: "The feed was looked up a moment ago, or this network sent too many requests; see Retry-After",
      },
      ...down,
    },
  })
  async findFeed(
    @Param(zodQuery(podcastPath)) { id }: z.output<typeof podcastPath>,
    @Req() request: Request,
  ): Promise<z.output<typeof refreshAnswer>> {
    await this.limits.spend("findFeedByNetwork", networkKey(request.ip));
    const podcast = await this.known(id);
    // No directory has the demo's invented shows.
    if (!podcast.defaulted.includes("url") || podcast.origin.from === "demo") return this.begin(podcast);
    return this.begin(podcast, await this.lookedUp(podcast));
  }

  private async known(id: string): Promise<PodcastDetail> {
    const podcast = await this.catalogue.podcast(id);
    if (!podcast) throw httpProblem(404, "podcast.unknown", "No podcast found.");
    return podcast;
  }

  private async lookedUp({ title, itunesId, itunesAuthor, defaulted }: PodcastDetail): Promise<string | undefined> {
    const stated = (field: "itunesId" | "itunesAuthor", value: string) =>
      defaulted.includes(field) ? undefined : value;
    try {
      const [number, author] = [stated("itunesId", itunesId), stated("itunesAuthor", itunesAuthor)];
      return await this.directory.feedOf({
        title,
        ...(number === undefined ? {} : { itunesId: number }),
        ...(author === undefined ? {} : { author }),
      });
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : error);
      const detail = "The podcast directory can’t be reached right now.";
      throw httpProblem(503, "directory.unavailable", detail, { retryAfter: 60 });
    }
  }

  private async begin(podcast: PodcastDetail, address?: string): Promise<z.output<typeof refreshAnswer>> {
    const { id } = podcast;
    const begun = await this.feeds.start(id, {
      minimum: this.config.refreshMinimum,
      heedSchedule: false,
      ...(address === undefined ? {} : { address }),
    });
    if (begun.kind === "recent") {
      const detail = "This show’s feed was read a moment ago.";
      throw httpProblem(429, "refresh.recent", detail, { retryAfter: begun.retryAfter });
    }
    await this.state.viewed(id, this.clock.now());
    if (begun.kind === "begun") begun.done.catch((error: unknown) => this.logger.error(error));
    const { fetchedAt } = podcast;
    const age = fetchedAt > 0 ? Math.max(0, Math.floor(this.clock.now().getTime() / 1000) - fetchedAt) : null;
    return { fetchedAt, age, reading: begun.kind === "begun" };
  }
}
