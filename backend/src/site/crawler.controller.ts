import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { MOST_SHOW_SITEMAPS, pagesForSitemap, SHOWS_PER_SITEMAP, showForSitemap } from "@earshot/domain/site/sitemap";
import { Controller, Get, Header, Inject, NotFoundException, Param, Redirect } from "@nestjs/common";
import { LRUCache } from "lru-cache";
import { Access } from "../http/access/access.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";
import { robotsText, sitemapIndexXml, sitemapXml } from "./sitemap-xml.js";

const AN_HOUR = "public, max-age=3600";
const XML = "application/xml; charset=utf-8";

/** Files that search engines and browsers request besides the pages. */
@Controller()
@Access("all")
export class CrawlerController {
  /** At most six texts of about two megabytes, created at most once an hour. */
  private readonly texts: LRUCache<number, { readonly xml: string }>;

  constructor(
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
    private readonly catalogue: PodcastCatalogue,
    private readonly clock: Clock,
  ) {
    this.texts = new LRUCache({
      max: MOST_SHOW_SITEMAPS + 1,
      ttl: 3_600_000,
      fetchMethod: (part) => (part === 0 ? this.writeIndex() : this.writeShows(part)),
    });
  }

  @Get("robots.txt")
  @Header("Cache-Control", AN_HOUR)
  @Header("Content-Type", "text/plain; charset=utf-8")
  robots(): string {
    return robotsText(this.options.origin);
  }

  /** Browsers request it automatically if a page names no other icon. */
  @Get("favicon.ico")
  @Header("Cache-Control", AN_HOUR)
  @Redirect("/mark.svg", 302)
  icon(): void {
    // The route consists only of its decorators.
  }

  @Get("sitemap.xml")
  @Header("Cache-Control", AN_HOUR)
  @Header("Content-Type", XML)
  async index(): Promise<string> {
    return (await this.texts.fetch(0))?.xml ?? "";
  }

  @Get("sitemap-pages.xml")
  @Header("Cache-Control", AN_HOUR)
  @Header("Content-Type", XML)
  pages(): string {
    return sitemapXml(pagesForSitemap(), this.options.origin);
  }

  @Get("sitemap-podcasts-:part.xml")
  @Header("Cache-Control", AN_HOUR)
  @Header("Content-Type", XML)
  async shows(@Param("part") part: string): Promise<string> {
    const known = /^[1-9]$/.test(part) && Number(part) <= MOST_SHOW_SITEMAPS;
    const { xml } = (known && (await this.texts.fetch(Number(part)))) || { xml: "" };
    if (xml === "") throw new NotFoundException();
    return xml;
  }

  private async writeIndex(): Promise<{ xml: string }> {
    const parts = Array.from({ length: MOST_SHOW_SITEMAPS }, (_, index) => index + 1);
    const filled = await Promise.all(parts.map(async (part) => (await this.showsOf(part, 1)).length > 0));
    const shows = parts.filter((_, index) => filled[index]).map((part) => `/sitemap-podcasts-${part}.xml`);
    return { xml: sitemapIndexXml(["/sitemap-pages.xml", ...shows], this.options.origin) };
  }

  private async writeShows(part: number): Promise<{ xml: string }> {
    const shows = await this.showsOf(part, SHOWS_PER_SITEMAP);
    const now = this.clock.now();
    const entries = shows.map((show) => showForSitemap(show, now));
    return { xml: entries.length > 0 ? sitemapXml(entries, this.options.origin) : "" };
  }

  private showsOf(part: number, limit: number) {
    return this.catalogue.mostPopular({ after: (part - 1) * SHOWS_PER_SITEMAP, limit });
  }
}
