import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { CatalogueSummary } from "@earshot/domain/catalogue/search-request";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import { Controller, Get, Query, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { viewerOf } from "../shared/viewer.js";
import { zodQuery } from "../shared/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { catalogueAnswer, categoryStatsAnswer, down, tooMany } from "./catalogue.schemas.js";
import { categoryStatsQuery } from "./search-query.schemas.js";

type LockedStat = { readonly category: string; readonly locked: true };

/** Who asks. */
type Viewer = "guest" | "signed-in";

@Controller("api/v1")
@Access("all")
export class CatalogueFactsController {
  constructor(private readonly catalogue: PodcastCatalogue) {}

  @Get("category-stats")
  @Endpoint({
    summary: "Listeners and number of podcasts of categories; numbers only for signed-in users",
    answers: { 200: { description: "By category", schema: categoryStatsAnswer }, ...tooMany, ...down },
  })
  @UseGuards(CatalogueReadsGuard)
  async categoryStats(
    @Query(zodQuery(categoryStatsQuery)) { category }: z.output<typeof categoryStatsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Readonly<Record<string, CategoryStat | LockedStat>>> {
    const stats = await this.catalogue.categoryStats(category);
    // Differs by person: nobody else may be given a kept copy.
    response.setHeader("Cache-Control", "private, no-cache");
    return visibleTo(viewerOf(request) ? "signed-in" : "guest", stats);
  }

  @Get("catalogue")
  @Endpoint({
    summary: "What the catalogue holds as a whole",
    answers: { 200: { description: "The catalogue in use", schema: catalogueAnswer }, ...down },
  })
  async summary(@Res({ passthrough: true }) response: Response): Promise<CatalogueSummary> {
    const summary = await this.catalogue.summary();
    markRevalidated(response, summary);
    return summary;
  }
}

/** Guests learn which categories there are numbers for, and none of the numbers. */
function visibleTo(
  viewer: Viewer,
  stats: Readonly<Record<string, CategoryStat>>,
): Readonly<Record<string, CategoryStat | LockedStat>> {
  if (viewer === "signed-in") return stats;
  const locked = Object.entries(stats).map(([key, { category }]) => [key, { category, locked: true as const }]);
  return Object.fromEntries(locked) as Record<string, LockedStat>;
}
