import { selectedHistory } from "@earshot/domain/catalogue/history/selected-history";
import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { SimilarPodcast } from "@earshot/domain/catalogue/search/search-request";
import { Controller, Get, Param, Query, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery } from "../http/query/zod-query.js";
import { markRevalidated } from "./answer-headers.js";
import { down, episodesAnswer, missing, podcastDetail, similarAnswer, tooMany } from "./catalogue.schemas.js";
import { type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { historyAnswer, historyQuery } from "./history.schemas.js";
import { episodesQuery, episodesRequestOf, podcastPath, similarQuery } from "./search-query.schemas.js";

type Path = z.output<typeof podcastPath>;

@Controller("api/v1/podcasts/:id")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class PodcastController {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: ShowHistory,
  ) {}

  @Get()
  @Endpoint({
    summary: "Get a podcast with its audience figures and how they were estimated",
    answers: { 200: { description: "The podcast", schema: podcastDetail }, ...missing, ...tooMany, ...down },
  })
  async podcast(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PodcastDetail> {
    const podcast = found(await this.catalogue.podcast(id));
    markRevalidated(response);
    return podcast;
  }

  @Get("episodes")
  @Endpoint({
    summary: "List the episodes of a podcast, newest first; can be filtered by words, length and year",
    answers: { 200: { description: "A page of episodes", schema: episodesAnswer }, ...missing, ...tooMany, ...down },
  })
  async episodes(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Query(zodQuery(episodesQuery)) query: z.output<typeof episodesQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EpisodePage> {
    const episodes = found(await this.catalogue.episodes(id, episodesRequestOf(query)));
    markRevalidated(response);
    return episodes;
  }

  @Get("history")
  @Endpoint({
    summary: "List how the figures of a podcast changed since it was first imported",
    answers: {
      200: { description: "The changes of the figures", schema: historyAnswer },
      ...missing,
      ...tooMany,
      ...down,
    },
  })
  async history(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Query(zodQuery(historyQuery)) { field, ...rest }: z.output<typeof historyQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ changes: readonly ShowChange[] }> {
    found(await this.catalogue.podcast(id));
    const answer = { changes: selectedHistory(await this.shows.changes(id), { fields: field, ...rest }) };
    markRevalidated(response);
    return answer;
  }

  @Get("similar")
  @Endpoint({
    summary: "List podcasts similar to this one, each with the reasons why",
    answers: {
      200: { description: "The similar podcasts, best first", schema: similarAnswer },
      ...missing,
      ...tooMany,
      ...down,
    },
  })
  async similar(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Query(zodQuery(similarQuery)) { limit }: z.output<typeof similarQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ similar: readonly SimilarPodcast[] }> {
    const answer = { similar: found(await this.catalogue.similar(id, limit)) };
    markRevalidated(response);
    return answer;
  }
}

/** Throws the 404 for "no such podcast" (with the text in section 8 of the product specification). */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw httpProblem(404, "podcast.unknown", "No podcast found.");
  return value;
}
