import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Body, Controller, Get, Header, Post, Query, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { BatchOf, BatchOfQuery } from "../http/requests/request-cost.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { down, tooMany } from "./catalogue.schemas.js";
import {
  keysOfBody,
  keysOfQuery,
  lookupAnswer,
  lookupBody,
  lookupKeyOf,
  lookupQuery,
  type SentKey,
} from "./lookup.schemas.js";

const ANSWERS = {
  200: { description: "One result for each requested key", schema: lookupAnswer },
  ...tooMany,
  ...down,
} as const;

type Answer = { readonly results: readonly (SentKey & { readonly podcast: Podcast | null })[] };

/** Finds shows by the identifiers that other programs use for them. */
@Controller("api/v1/podcasts")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class LookupController {
  constructor(private readonly catalogue: PodcastCatalogue) {}

  @Get()
  @BatchOfQuery({ ids: "separated", feedUrl: "single", itunesId: "single", podcastGuid: "single" })
  @Endpoint({ summary: "Look up podcasts by feed, Apple id, GUID or id", answers: ANSWERS })
  async few(
    @Query(zodQuery(lookupQuery)) query: z.output<typeof lookupQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    const answer = await this.answer(keysOfQuery(query));
    markRevalidated(response);
    return answer;
  }

  @Post("lookup")
  @BatchOf("ids", "feedUrls", "itunesIds", "podcastGuids")
  @Header("Cache-Control", "no-store")
  @Endpoint({ summary: "Look up at most 200 podcasts at once", answers: ANSWERS })
  many(@Body(zodQuery(lookupBody)) body: z.output<typeof lookupBody>): Promise<Answer> {
    return this.answer(keysOfBody(body));
  }

  private async answer(keys: readonly SentKey[]): Promise<Answer> {
    const found = await this.catalogue.lookUp(keys.map(lookupKeyOf));
    return { results: keys.map((sent, at) => ({ ...sent, podcast: found[at]?.[0] ?? null })) };
  }
}
