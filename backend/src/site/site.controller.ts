import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asksForPrivacy } from "@earshot/domain/analytics/privacy-signals";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { BLOG_FEED } from "@earshot/domain/site/blog-metadata";
import { BLOG_POSTS } from "@earshot/domain/site/blog-posts";
import { pageHead, type PageHead, podcastHead } from "@earshot/domain/site/page-head";
import { kitMetadata, NOT_FOUND, OPERATOR_PAGE, OWN_ORIGIN, SHARED_LIST } from "@earshot/domain/site/page-metadata";
import { layoutFromUrl, SEARCH_PATH, searchFromUrl } from "@earshot/domain/catalogue/search/search-url";
import { podcastOutline } from "@earshot/domain/site/podcast-outline";
import { ANY_TERM, searchDrawing, searchMetadata } from "@earshot/domain/site/search-metadata";
import { Controller, Get, Inject, NotFoundException, Optional, Param, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import { pageRefusalOf, PageReadsGuard } from "../limits/catalogue-reads.guard.js";
import { ShareLinks } from "../lists/sharing/links/share-links.js";
import { Access } from "../http/access/access.js";
import { problemOf } from "../http/problem.js";
import { Operators } from "../http/access/operators.js";
import { blogFeed } from "./blog-feed.js";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import { pageHtml } from "./page-html.js";
import { NO_PAGE } from "./page-paths.js";
import { PagesWithoutKeys } from "./pages-without-keys.js";
import { type Fill, filled, outlineFiller, same } from "./filled-page.js";
import { NONCE } from "./security-headers.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";

/**
 * Documents that the website's build prerendered, named after their pages: "about" for /about. This maps pages to documents with
 * different names. All other pages start with index.html.
 */
const TEMPLATES: Readonly<Record<string, string>> = { "/": "landing" };

/** Milliseconds that a page waits for its metadata; the page's own request may take longer. */
const TIMEOUT_MS = 1_500;

async function inTime<T>(answer: Promise<T>): Promise<T | "unreachable"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"unreachable">((gone) => {
    timer = setTimeout(() => gone("unreachable"), TIMEOUT_MS);
  });
  return Promise.race([answer.catch(() => "unreachable" as const), late]).finally(() => clearTimeout(timer));
}

/** Sends the website's pages: a few documents, each with the right head for the URL. */
@Controller()
@Access("all")
@UseGuards(PagesWithoutKeys)
export class SiteController {
  private readonly documents = new Map<string, string>();

  constructor(
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
    private readonly catalogue: PodcastCatalogue,
    private readonly links: ShareLinks,
    @Optional() private readonly operators?: Operators,
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
  @UseGuards(PageReadsGuard)
  async podcast(@Param("id") id: string, @Res() response: Response): Promise<void> {
    if (this.refused(response, "Podcast")) return;
    // A page without metadata is better than no page: it reports the error and offers a retry.
    const podcast = await inTime(this.catalogue.podcast(id));
    if (podcast === "unreachable") this.send(response, 200, { ...NOT_FOUND, title: "Podcast" });
    else if (podcast === undefined) this.send(response, 404, NOT_FOUND);
    // This is the old id of a show that was merged with another.
    else if (podcast.id !== id) response.redirect(301, `/podcast/${encodeURIComponent(podcast.id)}`);
    else this.send(response, 200, podcastHead(podcast), "podcast", outlineFiller(id, podcastOutline(podcast)));
  }

  @Get("podcast/:id/kit")
  @UseGuards(PageReadsGuard)
  async kit(@Param("id") id: string, @Res() response: Response): Promise<void> {
    if (this.refused(response, "Media kit")) return;
    const podcast = await inTime(this.catalogue.podcast(id));
    if (podcast === "unreachable") this.send(response, 200, { ...NOT_FOUND, title: "Media kit" });
    else if (podcast === undefined) this.send(response, 404, NOT_FOUND);
    else if (podcast.id !== id) response.redirect(301, `/podcast/${encodeURIComponent(podcast.id)}/kit`);
    else this.send(response, 200, kitMetadata(podcast));
  }

  /** The page loads the list itself; this only checks whether the link opens. */
  @Get("l/:token")
  async sharedList(@Param("token") token: string, @Res() response: Response): Promise<void> {
    const found = await inTime(this.links.open(token));
    const status = found === undefined ? 404 : found === "ended" ? 410 : 200;
    response.set({ "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" });
    this.send(response, status, SHARED_LIST);
  }

  @Get("admin")
  async admin(@Req() request: Request, @Res() response: Response): Promise<void> {
    const operatorStatus = await this.operators?.status(request);
    if (operatorStatus === undefined || operatorStatus === "none") return this.send(response, 404, NOT_FOUND);
    this.send(response, 200, OPERATOR_PAGE);
  }

  @Get(SEARCH_PATH.slice(1))
  search(@Req() request: Request, @Res() response: Response): void {
    const parameters = new URLSearchParams(/\?(.*)$/s.exec(request.originalUrl)?.[1]);
    const search = searchFromUrl(parameters);
    const drawing = searchDrawing(search, layoutFromUrl(parameters));
    const template = drawing === undefined ? "search" : `search-${drawing}`;
    this.send(response, 200, searchMetadata(search) ?? NOT_FOUND, template, (document) =>
      filled(document, { [ANY_TERM]: search.term }),
    );
  }

  @Get(["/", "{*path}"])
  page(@Req() request: Request, @Res() response: Response): void {
    if (NO_PAGE.test(request.path)) throw new NotFoundException();
    const path = request.path === "/" ? "/" : request.path.replace(/\/$/, "");
    const head = pageHead(path);
    if (head) this.send(response, 200, head, TEMPLATES[path] ?? path.slice(1));
    else this.send(response, 404, NOT_FOUND);
  }

  /**
   * Above a limit of reads, a browser gets the page without facts of the catalogue, which asks for them itself. Above the limit of
   * programs it gets them, because its requests have the mark of our pages; above the others, it reports the error.
   */
  private refused(response: Response, title: string): boolean {
    const refusal = pageRefusalOf(response.req);
    if (refusal === undefined) return false;
    const { status, retryAfter } = problemOf(refusal);
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    this.send(response, status, { ...NOT_FOUND, title });
    return true;
  }

  private send(response: Response, status: number, head: PageHead, template = "index", fill: Fill = same): void {
    const nonce = response.locals[NONCE] as string;
    const { origin, followLinks } = this.options;
    const analyticsScript = head.secret ? undefined : this.analyticsScriptFor(response);
    const html = pageHtml(fill(this.document(template)), head, { origin, nonce, analyticsScript, followLinks });
    response
      .status(status)
      .setHeader("Cache-Control", head.secret || status === 429 ? "no-store" : "no-cache")
      .type("html")
      .send(html);
  }

  /** The script that counts visits, except for visitors who opted out. */
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
