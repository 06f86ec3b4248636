import { BLOG_POSTS, blogPostPath } from "./blog-posts.js";
import { pageHead } from "./page-head.js";

test("an article's page has its own title, description, address and structured data", () => {
  const metadata = pageHead("/blog/moving-hosts");
  expect(metadata).toMatchObject({
    title: "Move your feed without losing a subscriber - Earshot",
    canonical: "/blog/moving-hosts",
    indexed: true,
  });
  expect(metadata?.structuredData?.("https://earshot.example")).toMatchObject({
    "@type": "BlogPosting",
    url: "https://earshot.example/blog/moving-hosts",
    datePublished: "2026-11-17",
  });
});

test("every article has a page, and no other address below the blog does", () => {
  for (const post of BLOG_POSTS) expect(pageHead(blogPostPath(post))?.description).toBe(post.excerpt);
  for (const path of ["/blog/", "/blog/nothing", "/blog/moving-hosts/more", "/blogs/moving-hosts", "/moving-hosts"]) {
    expect(pageHead(path)).toBeUndefined();
  }
});
