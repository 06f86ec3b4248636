import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import type { FeedHealth } from "@earshot/domain/catalogue/health/feed-health";
import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import type { ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import { Controller, Get, Param, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { missing, tooMany } from "./catalogue.schemas.js";
import { healthAnswer } from "./health/health.schemas.js";
import { profileAnswer } from "./profile/profile.schemas.js";
import { podcastPath } from "./search-query.schemas.js";

type Path = z.output<typeof podcastPath>;

/** Who is in a show, where it is charted, and how listeners can support it; also what its feed has and lacks. */
@Controller("api/v1/podcasts/:id")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class ProfileController {
  constructor(
    private readonly profiles: ShowProfiles,
    private readonly healths: FeedHealths,
  ) {}

  @Get("profile")
  @Endpoint({
    summary: "Get the hosts, latest guests, chart positions, network and support pages of a podcast",
    answers: { 200: { description: "What is known about the podcast", schema: profileAnswer }, ...missing, ...tooMany },
  })
  async profile(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ShowProfile> {
    return sent(response, await this.profiles.of(id));
  }

  @Get("health")
  @Endpoint({
    summary: "Check what the feed of a podcast has and lacks, as last read",
    answers: { 200: { description: "The findings", schema: healthAnswer }, ...missing, ...tooMany },
  })
  async health(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FeedHealth> {
    return sent(response, await this.healths.of(id));
  }
}

function sent<Answer>(response: Response, answer: Answer | undefined): Answer {
  if (answer === undefined) throw httpProblem(404, "podcast.unknown", "No podcast found.");
  markRevalidated(response);
  return answer;
}
