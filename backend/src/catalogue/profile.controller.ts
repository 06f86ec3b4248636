import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import type { ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import { Controller, Get, HttpException, Param, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../shared/http/access.js";
import { Endpoint } from "../shared/http/endpoint.js";
import { problem } from "../shared/http/problem.js";
import { zodQuery } from "../shared/http/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { missing, tooMany } from "./catalogue.schemas.js";
import { profileAnswer } from "./profile/profile.schemas.js";
import { podcastPath } from "./search-query.schemas.js";

/** Who is in a show, where it is charted, how listeners can support it. */
@Controller("api/v1/podcasts/:id/profile")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class ProfileController {
  constructor(private readonly profiles: ShowProfiles) {}

  @Get()
  @Endpoint({
    summary: "Hosts, latest guests, chart places, network and support pages of a podcast",
    answers: { 200: { description: "What is known", schema: profileAnswer }, ...missing, ...tooMany },
  })
  async profile(
    @Param(zodQuery(podcastPath)) { id }: z.output<typeof podcastPath>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ShowProfile> {
    const profile = await this.profiles.of(id);
    if (!profile) throw new HttpException(problem(404, "podcast.unknown", "No podcast found."), 404);
    markRevalidated(response, profile);
    return profile;
  }
}
