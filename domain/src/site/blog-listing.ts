import { BLOG_TAGS, type BlogPost, type BlogTag } from "./blog-posts.js";

export type BlogListing = {
  readonly posts: readonly BlogPost[];
  /** Nothing matched, so these are all posts except the featured one. */
  readonly fallback: boolean;
};

/** The tag in a URL. Anything unknown means all. */
export function toBlogTag(text: string | null): BlogTag {
  return BLOG_TAGS.find(({ id }) => id === text)?.id ?? "all";
}

/** Articles that have the tag, and whose title or excerpt contains the words, ignoring case (specification, section 5). */
export function listPosts(posts: readonly BlogPost[], words: string, tag: BlogTag): BlogListing {
  const wanted = words.trim().toLowerCase();
  const matching = posts.filter(
    ({ title, excerpt, category }) =>
      (tag === "all" || category === tag) && `${title}\n${excerpt}`.toLowerCase().includes(wanted),
  );
  if (matching.length > 0) return { posts: matching, fallback: false };
  return { posts: posts.filter((post) => !post.featured), fallback: true };
}

/** Up to `count` articles to read next: first those in the same category, then the newest others. */
export function relatedPosts(posts: readonly BlogPost[], to: BlogPost, count: number): readonly BlogPost[] {
  const others = posts.filter((post) => post.id !== to.id);
  const near = others.filter((post) => post.category === to.category);
  return [...near, ...others.filter((post) => post.category !== to.category)].slice(0, count);
}

/** Reading speed in words per minute for English prose. Brysbaert 2019 finds 238, but text with lists takes longer. */
const WORDS_PER_MINUTE = 220;

/** Whole minutes it takes to read a text, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** "EE" for "Earshot Editors": the first letters of the first two words. */
export function initials(author: string): string {
  return author
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");
}
