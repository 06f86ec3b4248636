import { createHash } from "node:crypto";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Controller, Get, NotFoundException, Param, Req, Res, ServiceUnavailableException } from "@nestjs/common";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import { Access } from "../shared/access.js";
import { drawPng, hasLettersOf } from "./draw-png.js";
import { podcastCard } from "./podcast-card.js";

/** Preview pictures of shows, for links to them in messengers and networks. */
@Controller()
@Access("all")
export class CardController {
  /** Pictures of about 40 kB each, by a digest of what they show. */
  private readonly pictures = new LRUCache<string, Buffer, string>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_digest, _old, { context }) => drawPng(context),
  });

  constructor(private readonly catalogue: PodcastCatalogue) {}

  @Get("podcast/:id/card.png")
  async card(@Param("id") id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const podcast = await this.catalogue.podcast(id);
    if (!podcast) throw new NotFoundException();
    // Next to the picture, messengers write the title themselves: one that cannot be drawn is left out.
    const title = (await hasLettersOf(podcast.title)) ? podcast.title : "";
    const itunesAuthor = (await hasLettersOf(podcast.itunesAuthor)) ? podcast.itunesAuthor : "";
    const svg = podcastCard({ ...podcast, title, itunesAuthor });
    const digest = createHash("sha256").update(svg).digest("base64url");
    response.set({ ETag: `"${digest}"`, "Cache-Control": "public, max-age=86400" });
    // Other sites may show it: that is what it is for.
    response.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (request.fresh) return void response.status(304).end();
    const png = await this.pictures.fetch(digest, { context: svg });
    if (!png) {
      response.set({ "Cache-Control": "no-store", "Retry-After": "5" }).removeHeader("ETag");
      throw new ServiceUnavailableException();
    }
    response.type("png").send(png);
  }
}
