import { setImmediate } from "node:timers/promises";
import { matchShows, type ShowMatches } from "@earshot/domain/campaigns/matches/match-shows";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Body, Controller, Post, UseGuards } from "@nestjs/common";
import type { z } from "zod";
import { down, tooMany } from "../catalogue/catalogue.schemas.js";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { matchesAnswer, matchesBody } from "./matches.schemas.js";

/** Ranks the shows in the whole catalogue for a brief. A POST, to keep the brief out of URLs, logs and caches. */
@Controller("api/v1/matches")
@Access("guest")
@UseGuards(CatalogueReadsGuard)
export class MatchesController {
  constructor(private readonly catalogue: PodcastCatalogue) {}

  @Post()
  @Endpoint({
    summary: "Find the shows that suit an advertising brief best; the brief is not stored",
    answers: {
      200: { description: "Up to 50 shows, best first", schema: matchesAnswer },
      ...tooMany,
      ...down,
    },
  })
  match(@Body(zod(matchesBody)) { filters = {}, ...body }: z.output<typeof matchesBody>): Promise<ShowMatches> {
    return matchShows(this.catalogue, { ...body, filters }, setImmediate);
  }
}
