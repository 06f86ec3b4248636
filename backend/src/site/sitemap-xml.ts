import { NOT_CRAWLED, type SitemapEntry } from "@earshot/domain/site/sitemap";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The URLs in the format of sitemaps.org. `origin` is the site's own origin, without a trailing slash. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${entries.map((entry) => element("url", entry, origin)).join("")}</urlset>\n`;
}

export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const sitemaps = paths.map((path) => element("sitemap", { path }, origin)).join("");
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${sitemaps}</sitemapindex>\n`;
}

function element(name: string, { path, changed }: SitemapEntry, origin: string): string {
  const day = changed === undefined ? "" : `<lastmod>${escapeHtml(changed)}</lastmod>`;
  return `<${name}><loc>${escapeHtml(origin + path)}</loc>${day}</${name}>\n`;
}

/** The rules for crawlers (RFC 9309), and the URL of the sitemap. */
export function robotsText(origin: string): string {
  const rules = NOT_CRAWLED.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", "Allow: /", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
