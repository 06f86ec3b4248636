import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { NOT_FOUND, pageMetadata, podcastMetadata, type PageMetadata } from "@earshot/domain/site/page-metadata";
import { Controller, Get, Inject, NotFoundException, Param, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { Access } from "../shared/access.js";
import { pageHtml } from "./page-html.js";
import { NONCE } from "./security-headers.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";

/** Documents that the website's build prepared for the pages that visitors arrive on; the others begin with index.html. */
type Template = "index" | "landing" | "search" | "podcast";
const TEMPLATES: Readonly<Record<string, Template>> = { "/": "landing", "/home": "search" };

/** Milliseconds that a page waits for its metadata; its own call asks again and may take longer. */
const PATIENCE = 1_500;

async function inTime<T>(answer: Promise<T>): Promise<T | "unreachable"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"unreachable">((gone) => {
    timer = setTimeout(() => gone("unreachable"), PATIENCE);
  });
  return Promise.race([answer.catch(() => "unreachable" as const), late]).finally(() => clearTimeout(timer));
}

/** Sends the website's pages: few documents, each with the head that the address deserves. */
@Controller()
@Access("all")
export class SiteController {
  private readonly documents = new Map<Template, string>();

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
    const podcast = await inTime(this.catalogue.podcast(id));
    if (podcast === "unreachable") this.send(response, 200, { ...NOT_FOUND, title: "Podcast" });
    else if (podcast === undefined) this.send(response, 404, NOT_FOUND);
    else this.send(response, 200, podcastMetadata(podcast), "podcast");
  }

  @Get(["/", "{*path}"])
  page(@Req() request: Request, @Res() response: Response): void {
    // Below /api only the page itself is ours; an unknown endpoint deserves a machine's answer.
    if (/^\/(api|demo|assets)\//.test(request.path)) throw new NotFoundException();
    const path = request.path === "/" ? "/" : request.path.replace(/\/$/, "");
    const metadata = pageMetadata(path);
    this.send(response, metadata ? 200 : 404, metadata ?? NOT_FOUND, TEMPLATES[path]);
  }

  private send(response: Response, status: number, metadata: PageMetadata, template: Template = "index"): void {
    const nonce = response.locals[NONCE] as string;
    const html = pageHtml(this.document(template), metadata, { origin: this.options.origin, nonce });
    response.status(status).setHeader("Cache-Control", "no-cache").type("html").send(html);
  }

  private document(template: Template): string {
    const known = this.documents.get(template);
    if (known !== undefined) return known;
    const own = join(this.options.frontend, ".pages", `${template}.html`);
    const text = readFileSync(existsSync(own) ? own : join(this.options.frontend, "index.html"), "utf8");
    this.documents.set(template, text);
    return text;
  }
}
