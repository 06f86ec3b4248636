import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { SearchPage, Suggestion } from "@earshot/domain/catalogue/search/search-request";
import { Controller, Get, Query, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { down, searchAnswer, suggestAnswer, tooMany } from "./catalogue.schemas.js";
import { SlowSearches } from "./slow-searches.js";
import { searchQuery, searchRequestOf, suggestQuery } from "./search-query.schemas.js";

@Controller("api/v1")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class SearchController {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly slow: SlowSearches,
  ) {}

  @Get("search")
  @Endpoint({
    summary: "Search podcasts by title, topic, host or all of them",
    answers: {
      200: { description: "A page of results", schema: searchAnswer },
      422: { description: "The term is blank, and there is no filter" },
      ...tooMany,
      ...down,
    },
  })
  async search(
    @Query(zodQuery(searchQuery)) query: z.output<typeof searchQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SearchPage & { took: number }> {
    const request = searchRequestOf(query);
    const { answer: page, took } = await this.slow.timed(request, () => this.catalogue.search(request));
    markRevalidated(response);
    return { ...page, took };
  }

  @Get("suggest")
  @Endpoint({
    summary: "Suggest titles, hosts and categories that complete a typed text",
    answers: { 200: { description: "The suggestions, best first", schema: suggestAnswer }, ...tooMany, ...down },
  })
  async suggest(
    @Query(zodQuery(suggestQuery)) query: z.output<typeof suggestQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ suggestions: readonly Suggestion[] }> {
    const answer = { suggestions: await this.catalogue.suggest(query) };
    markRevalidated(response);
    return answer;
  }
}
