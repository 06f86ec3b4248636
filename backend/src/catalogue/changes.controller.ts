import { CHANGE_KINDS, CatalogueChanges, type ChangesPage } from "@earshot/domain/catalogue/catalogue-changes.port";
import { Controller, Get, Query, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { tooMany } from "./catalogue.schemas.js";
import { changesAnswer, changesQuery } from "./changes.schemas.js";

/** Changes of the catalogue, for programs that keep a copy of it. */
@Controller("api/v1/changes")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class ChangesController {
  constructor(private readonly changes: CatalogueChanges) {}

  @Get()
  @Endpoint({
    summary: "List the shows that were added, updated or removed since an earlier call",
    answers: {
      200: { description: "A page of changes", schema: changesAnswer },
      404: { description: "This catalogue does not record changes" },
      410: {
        description: "The changes after this cursor are no longer stored (`changes.expired`); read all shows again",
      },
      ...tooMany,
    },
  })
  async page(
    @Query(zodQuery(changesQuery)) { since, kind, limit }: z.output<typeof changesQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangesPage> {
    const page = await this.changes.page({ since, kinds: kind ?? CHANGE_KINDS, limit });
    if (!page) throw httpProblem(404, "changes.none", "This catalogue does not record changes.");
    markRevalidated(response);
    return page;
  }
}
