import { createHash } from "node:crypto";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Controller, Get, NotFoundException, Param, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import { Access } from "../http/access/access.js";
import { CardDrawer } from "./card-drawer.js";
import { podcastCard, type ShowOnCard } from "./podcast-card.js";

/** Preview pictures of shows, for links in messengers and social networks. */
@Controller()
@Access("all")
export class CardController {
  /** Pictures of about 40 kB each, by a digest of their content. A request for one that is being drawn waits for it. */
  private readonly pictures: LRUCache<string, Buffer, ShowOnCard>;

  constructor(
    private readonly catalogue: PodcastCatalogue,
    drawer: CardDrawer,
  ) {
    this.pictures = new LRUCache<string, Buffer, ShowOnCard>({
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: ({ length }) => length,
      fetchMethod: (_digest, _old, { context }) => drawer.draw(context),
    });
  }

  @Get("podcast/:id/card.png")
  async card(@Param("id") id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const podcast = await this.catalogue.podcast(id);
    if (!podcast) throw new NotFoundException();
    const digest = createHash("sha256").update(podcastCard(podcast)).digest("base64url");
    response.set({ ETag: `"${digest}"`, "Cache-Control": "public, max-age=86400" });
    // Other sites may embed the picture: that is what it is for.
    response.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (request.fresh) return void response.status(304).end();
    try {
      response.type("png").send(await this.pictures.fetch(digest, { context: podcast }));
    } catch (error) {
      response.removeHeader("ETag");
      throw error;
    }
  }
}
