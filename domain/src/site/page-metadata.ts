import type { Podcast } from "../catalogue/podcast.js";
import { truncateText } from "../catalogue/truncate.js";
import { BRAND } from "../shared/brand.js";

/** What a page says of itself to browsers, search engines and link previews. */
export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  /** Path of the one address under which the page should be known. */
  readonly canonical: string;
  readonly indexed: boolean;
  /** Absolute address or path of the preview picture; "" for none. */
  readonly image: string;
  /** What the picture shows, in words, when it is a card of our own (CARD_WIDTH by CARD_HEIGHT pixels). */
  readonly cardAlt?: string;
  /** schema.org data; `origin` stands for the site's own address. */
  readonly structuredData?: (origin: string) => Readonly<Record<string, unknown>>;
};

type Page = { readonly title: string; readonly description: string; readonly indexed: boolean };

/** Pixels of a preview picture: the size that messengers and networks show large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The preview picture of pages that are about no show in particular. */
export const SOCIAL_CARD = "/social-card.png";
export const SOCIAL_CARD_ALT = `${BRAND}: find the show, see its audience`;

/** Stands for the site's own address in markup that is drawn when the site is built; the server puts the address in. */
export const OWN_ORIGIN = "https://earshot.example";

/** The pages that have an address of their own. Everything else is the 404 page. */
export const PAGES: Readonly<Record<string, Page>> = {
  "/home": page("Search podcasts", "Search podcasts by title, topic or host and narrow by audience, language and age."),
  "/advertisers": page(
    "PodcastGPT waitlist",
    "Join the waitlist of PodcastGPT, an assistant that will answer questions about podcasts with the place in the recording.",
  ),
  "/api": page(
    "Developer API",
    "Search podcasts and read audience estimates from your own programs: guide, fields, examples.",
  ),
  "/blog": page("Blog", "Notes on podcast marketing, hosting, machines that listen, and strategy."),
  "/about": page("About", "What Earshot is for, and what it does for listeners, creators and advertisers."),
  "/how-we-estimate": page(
    "How we estimate audiences",
    "What gives a show an audience figure, how far off each kind of evidence is, and when we print no number.",
  ),
  "/features": page(
    "Features",
    "Search, audience ranges with their reasons, market comparison, lists, tracking, briefs: what Earshot does.",
  ),
  "/sign-in": page("Sign in", "Sign in to keep lists and follow shows.", false),
  "/auth": page("Sign in", "Sign in to keep lists and follow shows.", false),
  "/signup": page("Create your account", "Create an account to keep lists and follow shows.", false),
  "/lists": page("My Lists", "Your shortlists of podcasts.", false),
  "/app-settings": page("Desktop app", "Settings of the desktop app.", false),
  "/drafts": page("Drafts", "Campaign requests that you began.", false),
  "/dashboard": page("Dashboard", "What you saved and follow.", false),
  "/account": page("Account", "Your profile and settings.", false),
  "/unsubscribe": page("Unsubscribe", "Stop emails about new episodes.", false),
  "/contact": page("Contact", "Write to us about a figure, a show of yours, or something that you need."),
  "/upgrade": page("Plans", "What the free plan of Earshot holds."),
};

function page(title: string, description: string, indexed = true): Page {
  return { title: `${title} - ${BRAND}`, description, indexed };
}

/** Metadata of a page that needs no data: the landing page, one of PAGES, or undefined for an unknown path. */
export function pageMetadata(path: string): PageMetadata | undefined {
  if (path === "/") return landingMetadata();
  const known = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  return known && { ...known, canonical: path, image: SOCIAL_CARD, cardAlt: SOCIAL_CARD_ALT };
}

function landingMetadata(): PageMetadata {
  const description =
    "Find podcasts by title, topic or host, see how many people listen, and compare each show with its category.";
  return {
    title: `${BRAND} - Find the show, see its audience`,
    description,
    canonical: "/",
    indexed: true,
    image: SOCIAL_CARD,
    cardAlt: SOCIAL_CARD_ALT,
    structuredData: (origin) => ({
      "@context": "https://schema.org",
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
    }),
  };
}

/** Characters of a description that previews show. */
const PREVIEW_LIMIT = 160;

/** Metadata of a podcast's page. Facts that are only defaults are left out. */
export function podcastMetadata(podcast: Podcast): PageMetadata {
  const known = (field: Podcast["defaulted"][number]) => !podcast.defaulted.includes(field);
  const path = `/podcast/${encodeURIComponent(podcast.id)}`;
  const by = known("itunesAuthor") ? ` by ${podcast.itunesAuthor}` : "";
  const description = known("description")
    ? truncateText(withoutMarkup(podcast.description), PREVIEW_LIMIT).text
    : `Audience, market comparison and episodes of ${podcast.title}${by}.`;
  return {
    title: `${podcast.title} - ${BRAND}`,
    description,
    canonical: path,
    indexed: true,
    image: `${path}/card.png`,
    cardAlt: `${podcast.title}${by} on ${BRAND}, with its listener range on a scale`,
    structuredData: (origin) => ({
      "@context": "https://schema.org",
      "@type": "PodcastSeries",
      name: podcast.title,
      description,
      url: `${origin}${path}`,
      ...(podcast.imageUrl && { image: absoluteAddress(podcast.imageUrl, origin) }),
      ...(known("itunesAuthor") && { author: { "@type": "Person", name: podcast.itunesAuthor } }),
      ...(known("url") && { webFeed: podcast.url }),
      ...(known("language") && { inLanguage: podcast.language }),
      ...(podcast.categories.length > 0 && { genre: podcast.categories }),
    }),
  };
}

/** The 404 page's metadata. */
export const NOT_FOUND: PageMetadata = {
  title: `Page Not Found - ${BRAND}`,
  description: "We couldn't find what you're looking for.",
  canonical: "",
  indexed: false,
  image: "",
};

/** Text of a sanitised description, for places that show no markup. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** A path on our own server is put behind the site's origin; an address stays as it is. */
export function absoluteAddress(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}
