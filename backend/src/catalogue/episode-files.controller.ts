import { type ChaptersFound, EpisodeFiles, type TranscriptFound } from "@earshot/domain/catalogue/episode-files.port";
import { Controller, Get, Header, Param, Query, Req, UseGuards } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Limits } from "../limits/limits.js";
import { networkKey } from "../limits/network-key.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery } from "../http/query/zod-query.js";
import { chaptersAnswer, transcriptAnswer } from "./episode-files/episode-files.schemas.js";
import { episodeFileQuery, podcastPath } from "./search-query.schemas.js";

const refusals = {
  404: { description: "There is no such episode, or it has no such file" },
  429: { description: "This network requested too many files; see Retry-After" },
  503: { description: "Too many files are being read right now; see Retry-After" },
};

type Path = z.output<typeof podcastPath>;
type EpisodeFileQuery = z.output<typeof episodeFileQuery>;

/** Chapters and transcripts of episodes, fetched from where their shows host them. */
@Controller("api/v1/podcasts/:id")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class EpisodeFilesController {
  constructor(
    private readonly files: EpisodeFiles,
    private readonly limits: Limits,
  ) {}

  @Get("chapters")
  @Header("Cache-Control", "private, no-cache")
  @Endpoint({
    summary: "Get the chapters of an episode",
    answers: {
      200: { description: "The chapters, or why there are none", schema: chaptersAnswer },
      ...refusals,
    },
  })
  async chapters(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Query(zodQuery(episodeFileQuery)) { episode }: EpisodeFileQuery,
    @Req() request: Request,
  ): Promise<ChaptersFound> {
    await this.limits.spend("episodeFilesByNetwork", networkKey(request.ip));
    return found(await this.files.chapters(id, episode));
  }

  @Get("transcript")
  @Header("Cache-Control", "private, no-cache")
  @Endpoint({
    summary: "Get the transcript of an episode as plain text with times",
    answers: {
      200: { description: "The transcript, or why there is none", schema: transcriptAnswer },
      ...refusals,
    },
  })
  async transcript(
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Query(zodQuery(episodeFileQuery)) { episode }: EpisodeFileQuery,
    @Req() request: Request,
  ): Promise<TranscriptFound> {
    await this.limits.spend("episodeFilesByNetwork", networkKey(request.ip));
    return found(await this.files.transcript(id, episode));
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw httpProblem(404, "episode.no-file", "This episode has no such file.");
  return value;
}
