import { BRAND } from "../shared/brand.js";
import { blogPost, blogPostPath, type BlogPost } from "./blog-posts.js";
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
    cardAlt: SOCIAL_CARD_ALT,
    structuredData: (origin) => ({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.excerpt,
      url: origin + path,
      mainEntityOfPage: origin + path,
      datePublished: post.date,
      author: { "@type": "Organization", name: post.author },
      publisher: { "@type": "Organization", name: BRAND },
      image: origin + SOCIAL_CARD,
    }),
  };
}

/** Metadata of the article at a path such as "/blog/moving-hosts"; undefined for any other path. */
export function articleMetadataAt(path: string): PageMetadata | undefined {
  const post = path.startsWith("/blog/") ? blogPost(path.slice("/blog/".length)) : undefined;
  return post && articleMetadata(post);
}
