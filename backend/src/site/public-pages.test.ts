import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { pageHead, podcastHead } from "@earshot/domain/site/page-head";
import { pagesForSitemap } from "@earshot/domain/site/sitemap";
import { HEAD_MARKER, pageHtml } from "./page-html.js";

const ORIGIN = "https://own.example";

const SHOW = normalizePodcast({ id: "a1", title: "Tide & Time", description: "Of the sea." });

const METADATA = [
  ...pagesForSitemap().map(({ path }) => [path, pageHead(path)] as const),
  ["/podcast/a1", SHOW && podcastHead(SHOW)] as const,
];

function headOf(path: string): string {
  const metadata = METADATA.find(([at]) => at === path)?.[1];
  if (!metadata) throw new Error(`${path} has no metadata.`);
  return pageHtml(HEAD_MARKER, metadata, { origin: ORIGIN, nonce: "n" });
}

function contentOf(head: string, name: string): string[] {
  return [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, "g"))].map(
    ([, content = ""]) => content,
  );
}

test.each(METADATA.map(([path]) => path))("%s has a title, a canonical address, and a link preview", (path) => {
  const head = headOf(path);
  expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  expect(head.match(/<link rel="canonical"[^>]*>/g)).toEqual([`<link rel="canonical" href="${ORIGIN}${path}">`]);
  expect(contentOf(head, "og:url")).toEqual([ORIGIN + path]);
  expect(head).not.toContain("noindex");
  for (const name of ["description", "og:title", "og:description", "og:site_name", "og:type", "og:image:alt"]) {
    expect([name, contentOf(head, name).map((content) => content !== "")]).toEqual([name, [true]]);
  }
  expect(contentOf(head, "twitter:card")).toEqual(["summary_large_image"]);
  expect(contentOf(head, "og:image")[0]).toMatch(/^https:\/\/own\.example\/.+\.png$/);
  expect([...contentOf(head, "og:image:width"), ...contentOf(head, "og:image:height")]).toEqual(["1200", "630"]);
});

test("no two pages share a title or an address", () => {
  const heads = METADATA.map(([path]) => headOf(path));
  expect(new Set(heads.map((head) => /<title>(.*)<\/title>/.exec(head)?.[1])).size).toBe(heads.length);
  expect(new Set(heads.map((head) => contentOf(head, "og:url")[0])).size).toBe(heads.length);
});
