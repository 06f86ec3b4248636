import fc from "fast-check";
import { BLOG_POSTS } from "./blog-posts.js";
import { pageMetadata, PAGES } from "./pages.js";
import { MOST_SHOW_SITEMAPS, NOT_CRAWLED, pagesForSitemap, SHOWS_PER_SITEMAP, showForSitemap } from "./sitemap.js";

const NOW = new Date("2026-11-21T12:00:00Z");

test("lists the indexed pages and every article with its day", () => {
  const pages = pagesForSitemap();
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/home", "/api", "/blog", "/about", "/features", "/advertisers"]));
  expect(paths).not.toEqual(expect.arrayContaining(["/lists"]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages.filter(({ path }) => path.startsWith("/blog/"))).toHaveLength(BLOG_POSTS.length);
  expect(pages).toContainEqual({ path: "/blog/listener-ranges", changed: "2026-11-20" });
  expect(pages.find(({ path }) => path === "/blog")?.changed).toBe("2026-11-20");
});

test("lists only pages that may be indexed, and none closed to crawlers", () => {
  for (const { path } of pagesForSitemap()) {
    if (!path.startsWith("/blog/")) expect([path, pageMetadata(path)?.indexed]).toEqual([path, true]);
    expect(NOT_CRAWLED.filter((excluded) => path.startsWith(excluded))).toEqual([]);
  }
});

test("personal pages are closed to crawlers", () => {
  const personal = Object.entries(PAGES).filter(([, { indexed }]) => !indexed);
  for (const [path] of personal) expect(NOT_CRAWLED).toContain(path);
});

test.each([
  [
    { id: "abc", lastUpdate: 1_785_801_600 },
    { path: "/podcast/abc", changed: "2026-08-04" },
  ],
  [{ id: "abc", lastUpdate: 0 }, { path: "/podcast/abc" }],
  [{ id: "abc", lastUpdate: -5 }, { path: "/podcast/abc" }],
  [{ id: "abc", lastUpdate: 4_000_000_000 }, { path: "/podcast/abc" }],
  [{ id: "a&b/<c>", lastUpdate: 0 }, { path: "/podcast/a%26b%2F%3Cc%3E" }],
])("the entry of %j is %j", (show, entry) => {
  expect(showForSitemap(show, NOW)).toEqual(entry);
});

test("never gives a day in the future, even if a feed does", () => {
  fc.assert(
    fc.property(fc.integer(), (lastUpdate) => {
      const { changed } = showForSitemap({ id: "x", lastUpdate }, NOW);
      expect(changed === undefined || changed <= "2026-11-21").toBe(true);
    }),
  );
});

test("lists the first 100,000 shows in files within the protocol's limits", () => {
  expect(MOST_SHOW_SITEMAPS * SHOWS_PER_SITEMAP).toBe(100_000);
  expect(SHOWS_PER_SITEMAP).toBeLessThanOrEqual(50_000);
});
