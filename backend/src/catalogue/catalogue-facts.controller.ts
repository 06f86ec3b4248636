import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search/search-request";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import { Controller, Get, Query, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { viewerOf } from "../http/access/viewer.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import {
  catalogueAnswer,
  categoryDistributionsAnswer,
  categoryStatsAnswer,
  down,
  tooMany,
} from "./catalogue.schemas.js";
import { categoryDistributionsQuery, categoryStatsQuery } from "./search-query.schemas.js";

type LockedCategory = { readonly category: string; readonly locked: true };

type Viewer = "guest" | "signed-in";

@Controller("api/v1")
@Access("all", "catalogue:read")
export class CatalogueFactsController {
  constructor(private readonly catalogue: PodcastCatalogue) {}

  @Get("category-stats")
  @Endpoint({
    summary: "Get the listeners and the number of podcasts of each category; figures need a key",
    answers: { 200: { description: "The figures by category", schema: categoryStatsAnswer }, ...tooMany, ...down },
  })
  @UseGuards(CatalogueReadsGuard)
  async categoryStats(
    @Query(zodQuery(categoryStatsQuery)) { category }: z.output<typeof categoryStatsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Readonly<Record<string, CategoryStat | LockedCategory>>> {
    const stats = await this.catalogue.categoryStats(category);
    // Differs by user, so shared caches must not store it.
    response.setHeader("Cache-Control", "private, no-cache");
    return visibleTo(viewerOf(request) ? "signed-in" : "guest", stats);
  }

  @Get("category-distributions")
  @Endpoint({
    summary: "Get the shows of each category by number of listeners, on one scale; figures need a key",
    answers: {
      200: { description: "The figures by category", schema: categoryDistributionsAnswer },
      ...tooMany,
      ...down,
    },
  })
  @UseGuards(CatalogueReadsGuard)
  async categoryDistributions(
    @Query(zodQuery(categoryDistributionsQuery)) query: z.output<typeof categoryDistributionsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Readonly<Record<string, CategoryDistribution | LockedCategory>>> {
    const distributions = await this.catalogue.categoryDistributions(query.category, query.language);
    response.setHeader("Cache-Control", "private, no-cache");
    return visibleTo(viewerOf(request) ? "signed-in" : "guest", distributions);
  }

  @Get("catalogue")
  @Endpoint({
    summary: "Get the figures of the whole catalogue",
    answers: { 200: { description: "The current catalogue and its figures", schema: catalogueAnswer }, ...down },
  })
  async summary(@Res({ passthrough: true }) response: Response): Promise<CatalogueSummary> {
    const summary = await this.catalogue.summary();
    markRevalidated(response);
    return summary;
  }
}

/** Guests learn which categories have numbers, but not the numbers. */
function visibleTo<Known extends { readonly category: string }>(
  viewer: Viewer,
  known: Readonly<Record<string, Known>>,
): Readonly<Record<string, Known | LockedCategory>> {
  if (viewer === "signed-in") return known;
  const locked = Object.entries(known).map(([key, { category }]) => [key, { category, locked: true as const }]);
  return Object.fromEntries(locked) as Record<string, LockedCategory>;
}
