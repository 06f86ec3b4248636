import { BRAND } from "../shared/brand.js";
import { blogPostPath, type BlogPost } from "./blog-posts.js";
import { type PageMetadata, SOCIAL_CARD, SOCIAL_CARD_ALT } from "./page-metadata.js";

/** Path of the blog's feed. */
export const BLOG_FEED = "/blog/feed.xml";

export function articleMetadata(post: BlogPost): PageMetadata {
  const path = blogPostPath(post);
  return {
    title: `${post.title} - ${BRAND}`,
    description: post.excerpt,
    canonical: path,
    indexed: true,
    image: SOCIAL_CARD,
    imageAlt: SOCIAL_CARD_ALT,
  };
}
