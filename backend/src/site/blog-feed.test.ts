import { BLOG_POSTS, type BlogPost } from "@earshot/domain/site/blog-posts";
import { parseFeed } from "htmlparser2";
import { blogFeed } from "./blog-feed.js";

const ORIGIN = "https://earshot.example";

test("every article is an item with title, address, date and text", () => {
  const text = blogFeed(BLOG_POSTS, ORIGIN);
  const feed = parseFeed(text);
  expect(feed).toMatchObject({ type: "rss", link: `${ORIGIN}/blog`, title: "Blog - Earshot" });
  expect(feed?.items).toHaveLength(BLOG_POSTS.length);
  expect(feed?.items.find(({ link }) => link === `${ORIGIN}/blog/moving-hosts`)).toMatchObject({
    title: "Move your feed without losing a subscriber",
    id: `${ORIGIN}/blog/moving-hosts`,
    pubDate: new Date("2026-11-17T06:00:00Z"),
  });
  expect(text).toContain('<rss version="2.0"');
  expect(text).toContain("<pubDate>Tue, 17 Nov 2026 06:00:00 GMT</pubDate>");
  expect(text).toContain(`<atom:link href="${ORIGIN}/blog/feed.xml" rel="self"`);
});

test("a title with markup stays a title", () => {
  const post: BlogPost = { ...BLOG_POSTS[0]!, title: "Q&A: is <b> bold?" };
  const feed = blogFeed([post], ORIGIN);
  expect(feed).toContain("<title>Q&amp;A: is &lt;b&gt; bold?</title>");
});
