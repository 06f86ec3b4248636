import fc from "fast-check";
import { initials, listPosts, readingMinutes, relatedPosts, toBlogTag } from "./blog-listing.js";
import { BLOG_POSTS, type BlogPost, blogPost, blogPostPath, BLOG_TAGS } from "./blog-posts.js";

const post = (id: string, category: BlogPost["category"], title: string, excerpt = "", featured = false): BlogPost => ({
  id,
  category,
  icon: "rss",
  title,
  date: "2026-11-03",
  excerpt,
  author: "Earshot Editors",
  featured,
});

const POSTS = [
  post("a", "strategy", "Listener ranges", "Two ends", true),
  post("b", "hosting", "Move your feed", "Without losing a SUBSCRIBER"),
  post("c", "hosting", "A feed checkup"),
  post("d", "ai", "Transcripts", "feed the archive"),
];
const ids = (posts: readonly BlogPost[]) => posts.map(({ id }) => id).join("");

test("searches title and excerpt in any case, together with the tag", () => {
  expect(ids(listPosts(POSTS, " FEED ", "all").posts)).toBe("bcd");
  expect(ids(listPosts(POSTS, "feed", "hosting").posts)).toBe("bc");
  expect(ids(listPosts(POSTS, "subscriber", "all").posts)).toBe("b");
  expect(ids(listPosts(POSTS, "", "all").posts)).toBe("abcd");
  expect(ids(listPosts(POSTS, "listener", "all").posts)).toBe("a");
});

test("finds no match across the end of a title and the start of its excerpt", () => {
  expect(listPosts([post("a", "ai", "one", "two")], "one two", "all").fallback).toBe(true);
});

test("shows all posts except the featured one, with a message, if nothing matches", () => {
  expect(listPosts(POSTS, "zebra", "all")).toEqual({ posts: POSTS.slice(1), fallback: true });
  expect(listPosts(POSTS, "", "marketing")).toEqual({ posts: POSTS.slice(1), fallback: true });
});

test("lists the matches or the fallback for any text, and is never empty", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...BLOG_TAGS.map(({ id }) => id)), (words, tag) => {
      const { posts, fallback } = listPosts(POSTS, words, tag);
      expect(posts.length).toBeGreaterThan(0);
      if (!fallback && tag !== "all") expect(posts.every(({ category }) => category === tag)).toBe(true);
    }),
  );
});

test("lists related posts of the same category first, and never the article itself", () => {
  expect(ids(relatedPosts(POSTS, POSTS[2]!, 3))).toBe("bad");
  expect(ids(relatedPosts(POSTS, POSTS[0]!, 2))).toBe("bc");
});

test.each([
  ["hosting", "hosting"],
  ["all", "all"],
  ["Hosting", "all"],
  [null, "all"],
  ["__proto__", "all"],
])("the tag %p in an address means %s", (text, tag) => {
  expect(toBlogTag(text)).toBe(tag);
});

test.each([
  ["", 1],
  ["word ".repeat(219), 1],
  ["word ".repeat(330), 2],
  ["word ".repeat(880), 4],
  ["— ## 1. ".repeat(440), 2],
])("%#: reading a text takes whole minutes", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test("initials have at most two letters", () => {
  expect(initials("Earshot Editors")).toBe("EE");
  expect(initials("  élodie  ")).toBe("É");
  expect(initials("ann van der berg")).toBe("AV");
});

test("each article has an id and a tag, the newest is first, and one is featured", () => {
  expect(BLOG_POSTS.length).toBeGreaterThanOrEqual(8);
  expect(new Set(BLOG_POSTS.map(({ id }) => id)).size).toBe(BLOG_POSTS.length);
  expect(BLOG_POSTS.filter(({ featured }) => featured)).toHaveLength(1);
  expect(new Set(BLOG_POSTS.map(({ category }) => category)).size).toBe(BLOG_TAGS.length - 1);
  const dates = BLOG_POSTS.map(({ date }) => date);
  expect([...dates].sort().reverse()).toEqual(dates);
  for (const { id, date, excerpt } of BLOG_POSTS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(excerpt.length).toBeGreaterThan(60);
  }
});

test("finds an article only by its exact address", () => {
  expect(blogPost("moving-hosts")?.category).toBe("hosting");
  expect(blogPost("Moving-Hosts")).toBeUndefined();
  expect(blogPost(undefined)).toBeUndefined();
  expect(blogPostPath(POSTS[0]!)).toBe("/blog/a");
});
