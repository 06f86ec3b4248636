import { BLOG_FEED } from "@earshot/domain/site/blog-metadata";
import { type BlogPost, blogPostPath } from "@earshot/domain/site/blog-posts";
import { pageMetadata } from "@earshot/domain/site/pages";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";

/** The blog as RSS 2.0. `origin` is the site's own address, without a trailing slash. */
export function blogFeed(posts: readonly BlogPost[], origin: string): string {
  const { title = "", description = "" } = pageMetadata("/blog") ?? {};
  const channel = [
    element("title", title),
    element("link", `${origin}/blog`),
    element("description", description),
    element("language", "en"),
    element("lastBuildDate", publicationDate(posts[0])),
    `<atom:link href="${escapeHtml(origin + BLOG_FEED)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => `<item>${item(post, origin)}</item>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${channel.join("\n")}
</channel></rss>
`;
}

function item(post: BlogPost, origin: string): string {
  const address = origin + blogPostPath(post);
  return [
    element("title", post.title),
    element("link", address),
    element("guid", address),
    element("pubDate", publicationDate(post)),
    element("category", post.category),
    element("dc:creator", post.author),
    element("description", post.excerpt),
  ].join("");
}

/** In the format of RFC 822, as RSS requires. Articles appear at six in the morning, UTC. */
function publicationDate(post: BlogPost | undefined): string {
  return new Date(`${post?.date ?? "2026-01-01"}T06:00:00Z`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
