import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { pageHead, podcastHead } from "@earshot/domain/site/page-head";
import { NOT_FOUND } from "@earshot/domain/site/page-metadata";
import { pageMetadata } from "@earshot/domain/site/pages";
import { HOSTILE_TEXTS } from "../testing/inputs/hostile-texts.js";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import { HEAD_MARKER, jsonInHtml, pageHtml } from "./page-html.js";

const template = `<!doctype html><html><head>${HEAD_MARKER}</head><body></body></html>`;
const context = { origin: "https://earshot.example", nonce: "n0nce" };

const podcast: Podcast = {
  id: "42",
  title: `</script><script>alert(1)</script> $& "quoted"`,
  description: "<p>First &amp; last.</p>",
  imageUrl: "/demo/covers/a.svg",
  categories: ["History"],
  episodeCount: 3,
  language: "en",
  country: "N/A",
  popularityScore: 5,
  itunesAuthor: "No Author",
  lastUpdate: 0,
  createdOn: 0,
  itunesId: "N/A",
  listener_range: "N/A",
  link: "",
  url: "https://feeds.example/42",
  host: "feeds.example",
  priority: 0,
  explicit: 0,
  hasContact: "N/A",
  duration: "45 min",
  defaulted: ["itunesAuthor", "lastUpdate", "createdOn", "itunesId", "listener_range", "link", "duration"],
};

test("a podcast's page has title, address, picture and structured data, with markup as text", () => {
  const html = pageHtml(template, podcastHead(podcast), context);
  expect(html).toContain('<link rel="canonical" href="https://earshot.example/podcast/42">');
  expect(html).toContain('<meta name="description" content="First &amp; last.">');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("alert(1)</script>");
  const data = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "@type": "PodcastSeries", name: podcast.title, inLanguage: "en" });
  expect(JSON.parse(data)).not.toHaveProperty("author");
});

test("a link is previewed with the show's cover, or with our own picture", () => {
  const preview = (imageUrl: string, title = "Kelp") => {
    const html = pageHtml(template, podcastHead({ ...podcast, imageUrl, title }), context);
    return [...html.matchAll(/"(?:og:image[:a-z]*|twitter:card)" content="([^"]*)"/g)].map(([, content]) => content);
  };
  for (const cover of ["https://covers.example/42.jpg", "http://covers.example/42.jpg", "HTTPS://covers.example/4.jpg"])
    expect(preview(cover)).toEqual(["summary", cover, "Cover of Kelp"]);
  expect(preview('https://covers.example/"4".jpg', '"Kelp" & <b>')).toEqual([
    "summary",
    "https://covers.example/&quot;4&quot;.jpg",
    "Cover of &quot;Kelp&quot; &amp; &lt;b&gt;",
  ]);
  const own = [
    ...["summary_large_image", "https://earshot.example/social-card.png"],
    ...["Earshot: find the show, see its audience", "1200", "630"],
  ];
  expect(preview("")).toEqual(own);
  // A picture of the demo: messengers show no SVG.
  expect(preview("/demo/covers/a.svg")).toEqual(own);
});

test("any show and author name gives the same elements and facts in the head", () => {
  const elements = (html: string) => [...html.matchAll(/<\/?[a-z]+/gi)].map(([tag]) => tag);
  const known = { ...podcast, defaulted: [] };
  const usual = elements(pageHtml(template, podcastHead({ ...known, title: "a", itunesAuthor: "b" }), context));
  for (const text of HOSTILE_TEXTS) {
    const html = pageHtml(template, podcastHead({ ...known, title: text, itunesAuthor: text }), context);
    expect([text, elements(html)]).toEqual([text, usual]);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "") as unknown;
    expect(data).toMatchObject({ name: text, author: { name: text } });
  }
});

test("the landing page offers its search to search engines", () => {
  const landing = pageHead("/");
  if (!landing) throw new Error("no landing page");
  const html = pageHtml(template, landing, context);
  expect(html).toContain(
    "https://earshot.example/home?term={search_term}\\u0026mode=title".replace("\\u0026", "\\u0026"),
  );
  expect(html).toContain('"SoftwareApplication"');
  expect(html).not.toContain("noindex");
});

test("the operator's pages are data in every head, with markup as text", () => {
  const followLinks = [{ name: "</script><b>", href: "https://x.com/earshot" }];
  for (const metadata of [podcastHead(podcast), NOT_FOUND]) {
    const html = pageHtml(template, metadata, { ...context, followLinks });
    const data = /<script type="application\/json" id="follow-links">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toEqual(followLinks);
    expect(html).not.toContain("<b>");
  }
});

test("without the operator's pages the head has no data about them", () => {
  for (const none of [context, { ...context, followLinks: [] }]) {
    expect(pageHtml(template, NOT_FOUND, none)).not.toContain("follow-links");
  }
});

test("the 404 page is not indexed and claims no address", () => {
  const html = pageHtml(template, NOT_FOUND, context);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain("canonical");
});

test("only known paths have metadata", () => {
  expect(pageMetadata("/home")?.title).toBe("Search podcasts - Earshot");
  expect(pageMetadata("/homes")).toBeUndefined();
  expect(pageMetadata("__proto__")).toBeUndefined();
});

test("escapes markup in a page's texts", () => {
  expect(escapeHtml(`<a href='x'>&"`)).toBe("&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
  expect(jsonInHtml({ a: "</script>\u2028" })).toBe('{"a":"\\u003c/script\\u003e\\u2028"}');
});
