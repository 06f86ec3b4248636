import type { Podcast } from "../catalogue/shows/podcast.js";
import { BRAND } from "../shared/brand.js";
import { articleMetadata } from "./blog-metadata.js";
import { blogPost, type BlogPost } from "./blog-posts.js";
import { absoluteAddress, type PageMetadata, podcastMetadata, SOCIAL_CARD } from "./page-metadata.js";
import { pageMetadata } from "./pages.js";

/** schema.org data; `origin` is the site's own origin. */
type StructuredData = (origin: string) => Readonly<Record<string, unknown>>;

/** The head of the HTML that the server sends. Only crawlers read structured data, so the website's scripts do not have it. */
export type PageHead = PageMetadata & { readonly structuredData?: StructuredData };

const CONTEXT = { "@context": "https://schema.org" };

/** The head of a page that needs no data: a page with a fixed URL or an article. undefined for an unknown path. */
export function pageHead(path: string): PageHead | undefined {
  const metadata = pageMetadata(path);
  if (metadata) return path === "/" ? { ...metadata, structuredData: siteData(metadata) } : metadata;
  const post = path.startsWith("/blog/") ? blogPost(path.slice("/blog/".length)) : undefined;
  return post && { ...articleMetadata(post), structuredData: articleData(post) };
}

export function podcastHead(podcast: Podcast): PageHead {
  return { ...podcastMetadata(podcast), structuredData: podcastData(podcast) };
}

/** The site, with the address of its search. */
function siteData({ description }: PageMetadata): StructuredData {
  return (origin) => ({
    ...CONTEXT,
    "@graph": [
      {
        "@type": "SoftwareApplication",
        name: BRAND,
        description,
        url: `${origin}/`,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
      },
      {
        "@type": "WebSite",
        name: BRAND,
        url: `${origin}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${origin}/home?term={search_term}&mode=title`,
          },
          "query-input": "required name=search_term",
        },
      },
    ],
  });
}

/** Leaves out defaults, which are not facts. */
function podcastData(podcast: Podcast): StructuredData {
  const known = (field: Podcast["defaulted"][number]) => !podcast.defaulted.includes(field);
  const { canonical, description } = podcastMetadata(podcast);
  return (origin) => ({
    ...CONTEXT,
    "@type": "PodcastSeries",
    name: podcast.title,
    description,
    url: origin + canonical,
    ...(podcast.imageUrl && { image: absoluteAddress(podcast.imageUrl, origin) }),
    ...(known("itunesAuthor") && { author: { "@type": "Person", name: podcast.itunesAuthor } }),
    ...(known("url") && { webFeed: podcast.url }),
    ...(known("language") && { inLanguage: podcast.language }),
    ...(podcast.categories.length > 0 && { genre: podcast.categories }),
  });
}

function articleData(post: BlogPost): StructuredData {
  const { canonical } = articleMetadata(post);
  return (origin) => ({
    ...CONTEXT,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    url: origin + canonical,
    mainEntityOfPage: origin + canonical,
    datePublished: post.date,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", name: BRAND },
    image: origin + SOCIAL_CARD,
  });
}
