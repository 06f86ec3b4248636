import { robotsText, sitemapIndexXml, sitemapXml } from "./sitemap-xml.js";

test("writes absolute addresses, escapes markup, and includes only known days", () => {
  expect(sitemapXml([{ path: "/a&b<c>", changed: "2026-11-03" }, { path: "/" }], "https://own.example")).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://own.example/a&amp;b&lt;c&gt;</loc><lastmod>2026-11-03</lastmod></url>
<url><loc>https://own.example/</loc></url>
</urlset>
`,
  );
});

test("the index names the sitemaps", () => {
  expect(sitemapIndexXml(["/sitemap-pages.xml"], "https://own.example")).toContain(
    "<sitemap><loc>https://own.example/sitemap-pages.xml</loc></sitemap>",
  );
});

test("crawlers may read everything but data and personal pages, and find the sitemap", () => {
  const lines = robotsText("https://own.example").split("\n");
  expect(lines.slice(0, 3)).toEqual(["User-agent: *", "Allow: /", "Disallow: /api/v1/"]);
  expect(lines).toContain("Disallow: /unsubscribe");
  expect(lines).toContain("Sitemap: https://own.example/sitemap.xml");
  // The page /api is public.
  expect(lines).not.toContain("Disallow: /api");
});
