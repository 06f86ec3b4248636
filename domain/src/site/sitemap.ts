import { BLOG_POSTS, blogPostPath } from "./blog-posts.js";
import { PAGES } from "./pages.js";

/** A page of the site in a sitemap. `changed` is the date of its last change ("2026-11-03"), if known. */
export type SitemapEntry = { readonly path: string; readonly changed?: string };

/** Shows per sitemap. The protocol (sitemaps.org) allows 50,000 URLs, but smaller files are quicker to read. */
export const SHOWS_PER_SITEMAP = 20_000;

/**
 * The number of show sitemaps, so only the first 100,000 shows are listed. Search engines do not index millions of pages of a new site.
 */
export const MOST_SHOW_SITEMAPS = 5;

/** Path prefixes that crawlers do not need: data for scripts, and personal pages. */
export const NOT_CRAWLED: readonly string[] = [
  "/api/v1/",
  "/account",
  "/account/api",
  "/app-settings",
  "/compare",
  "/contact-removal",
  "/dashboard",
  "/drafts",
  "/invitation",
  "/lists",
  "/match",
  "/sign-in",
  "/auth",
  "/signup",
  "/unsubscribe",
  "/watching",
];

/** The pages that are the same for everyone: the landing page, the pages that may be indexed, and the blog's articles. */
export function pagesForSitemap(): readonly SitemapEntry[] {
  const indexed = Object.entries(PAGES).filter(([, { indexed }]) => indexed);
  const newest = BLOG_POSTS.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest), "");
  return [
    { path: "/" },
    ...indexed.map(([path]) => (path === "/blog" && newest ? { path, changed: newest } : { path })),
    ...BLOG_POSTS.map((post) => ({ path: blogPostPath(post), changed: post.date })),
  ];
}

/** A show's page. `lastUpdate` is in epoch seconds; it is left out if it is unknown (0) or in the future. */
export function showForSitemap(show: { readonly id: string; readonly lastUpdate: number }, now: Date): SitemapEntry {
  const path = `/podcast/${encodeURIComponent(show.id)}`;
  const known = show.lastUpdate > 0 && show.lastUpdate * 1000 <= now.getTime();
  return known ? { path, changed: new Date(show.lastUpdate * 1000).toISOString().slice(0, 10) } : { path };
}
