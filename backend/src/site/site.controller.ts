import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { NOT_FOUND, pageMetadata, podcastMetadata, type PageMetadata } from "@earshot/domain/site/page-metadata";
import { Controller, Get, Inject, NotFoundException, Param, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { pageHtml } from "./page-html.js";
import { NONCE } from "./security-headers.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";

/** Sends the website's pages: always the same document, with the head that the address deserves. */
@Controller()
export class SiteController {
  private template: string | undefined;

  constructor(
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  @Get("about-9")
  about(@Res() response: Response): void {
    response.redirect(301, "/about");
  }

  @Get("podcast/:id")
  async podcast(@Param("id") id: string, @Res() response: Response): Promise<void> {
    // A page without metadata is better than no page: the page itself says what is wrong, and offers a retry.
    const podcast = await this.catalogue.podcast(id).catch(() => "unreachable" as const);
    if (podcast === "unreachable") this.send(response, 200, { ...NOT_FOUND, title: "Podcast" });
    else if (podcast === undefined) this.send(response, 404, NOT_FOUND);
    else this.send(response, 200, podcastMetadata(podcast));
  }

  @Get(["/", "{*path}"])
  page(@Req() request: Request, @Res() response: Response): void {
    // Below /api only the page itself is ours; an unknown endpoint deserves a machine's answer.
    if (/^\/(api|demo|assets)\//.test(request.path)) throw new NotFoundException();
    const metadata = pageMetadata(request.path === "/" ? "/" : request.path.replace(/\/$/, ""));
    this.send(response, metadata ? 200 : 404, metadata ?? NOT_FOUND);
  }

  private send(response: Response, status: number, metadata: PageMetadata): void {
    this.template ??= readFileSync(join(this.options.frontend, "index.html"), "utf8");
    const nonce = response.locals[NONCE] as string;
    const html = pageHtml(this.template, metadata, { origin: this.options.origin, nonce });
    response.status(status).setHeader("Cache-Control", "no-cache").type("html").send(html);
  }
}
