import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asksForPrivacy } from "@earshot/domain/analytics/analytics-event";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { articleMetadataAt, BLOG_FEED } from "@earshot/domain/site/blog-metadata";
import { BLOG_POSTS } from "@earshot/domain/site/blog-posts";
import {
  NOT_FOUND,
  OWN_ORIGIN,
  pageMetadata,
  podcastMetadata,
  type PageMetadata,
} from "@earshot/domain/site/page-metadata";
import { SEARCH_PATH, searchFromUrl } from "@earshot/domain/catalogue/search-url";
import { podcastOutline } from "@earshot/domain/site/podcast-outline";
import { ANY_TERM, searchDrawing, searchMetadata } from "@earshot/domain/site/search-metadata";
import { Controller, Get, Inject, NotFoundException, Param, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { Access } from "../shared/access.js";
import { blogFeed } from "./blog-feed.js";
import { escapeHtml } from "@earshot/domain/shared/escape-html";
import { pageHtml } from "./page-html.js";
import { type Fill, filled, outlineFiller, same } from "./filled-page.js";
import { NONCE } from "./security-headers.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";

/**
 * Names of documents that the website's build prepared, each with its page in it: "about" for /about. Those of other names
 * are here. A page without a document of its own begins with index.html.
 */
const TEMPLATES: Readonly<Record<string, string>> = { "/": "landing" };

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
  private readonly documents = new Map<string, string>();

  constructor(
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  @Get("about-9")
  about(@Res() response: Response): void {
    response.redirect(301, "/about");
  }

  @Get(BLOG_FEED.slice(1))
  feed(@Res() response: Response): void {
    response.setHeader("Cache-Control", "public, max-age=900").type("application/rss+xml");
    response.send(blogFeed(BLOG_POSTS, this.options.origin));
  }

  @Get("podcast/:id")
  async podcast(@Param("id") id: string, @Res() response: Response): Promise<void> {
    // A page without metadata is better than no page: the page itself says what is wrong, and offers a retry.
    const podcast = await inTime(this.catalogue.podcast(id));
    if (podcast === "unreachable") this.send(response, 200, { ...NOT_FOUND, title: "Podcast" });
    else if (podcast === undefined) this.send(response, 404, NOT_FOUND);
    else this.send(response, 200, podcastMetadata(podcast), "podcast", outlineFiller(id, podcastOutline(podcast)));
  }

  @Get(SEARCH_PATH.slice(1))
  search(@Req() request: Request, @Res() response: Response): void {
    const search = searchFromUrl(new URLSearchParams(/\?(.*)$/s.exec(request.originalUrl)?.[1]));
    const drawing = searchDrawing(search);
    const template = drawing === undefined ? "search" : `search-${drawing}`;
    this.send(response, 200, searchMetadata(search) ?? NOT_FOUND, template, (document) =>
      filled(document, { [ANY_TERM]: search.term }),
    );
  }

  @Get(["/", "{*path}"])
  page(@Req() request: Request, @Res() response: Response): void {
    // Below /api only the page itself is ours; an unknown endpoint deserves a machine's answer.
    if (/^\/(api|demo|assets)\//.test(request.path)) throw new NotFoundException();
    const path = request.path === "/" ? "/" : request.path.replace(/\/$/, "");
    const metadata = pageMetadata(path) ?? articleMetadataAt(path);
    if (metadata) this.send(response, 200, metadata, TEMPLATES[path] ?? path.slice(1));
    else this.send(response, 404, NOT_FOUND);
  }

  private send(
    response: Response,
    status: number,
    metadata: PageMetadata,
    template = "index",
    fill: Fill = same,
  ): void {
    const nonce = response.locals[NONCE] as string;
    const { origin } = this.options;
    const analyticsScript = this.analyticsScriptFor(response);
    const html = pageHtml(fill(this.document(template)), metadata, { origin, nonce, analyticsScript });
    response.status(status).setHeader("Cache-Control", "no-cache").type("html").send(html);
  }

  /** The script that counts visits, for those who do not ask to be left alone. */
  private analyticsScriptFor(response: Response): string | undefined {
    const { analyticsScript } = this.options;
    if (analyticsScript === undefined) return undefined;
    response.vary("DNT, Sec-GPC");
    const { req } = response;
    const asks = asksForPrivacy({ doNotTrack: req.get("DNT"), globalPrivacyControl: req.get("Sec-GPC") });
    return asks ? undefined : analyticsScript;
  }

  private document(template: string): string {
    const known = this.documents.get(template);
    if (known !== undefined) return known;
    const own = join(this.options.frontend, ".pages", `${template}.html`);
    const text = readFileSync(existsSync(own) ? own : join(this.options.frontend, "index.html"), "utf8").replaceAll(
      OWN_ORIGIN,
      escapeHtml(this.options.origin),
    );
    this.documents.set(template, text);
    return text;
  }
}
