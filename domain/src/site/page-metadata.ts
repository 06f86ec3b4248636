import type { Podcast } from "../catalogue/shows/podcast.js";
import { truncateText } from "../catalogue/text/truncate.js";
import { BRAND } from "../shared/brand.js";

/** A page's metadata for browsers, search engines and link previews. */
export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  /** The path of the canonical URL. */
  readonly canonical: string;
  readonly indexed: boolean;
  /** Anyone with the URL can read the page, so the URL must not leak to other sites. */
  readonly secret?: true;
  /** Absolute URL or path of the preview picture; "" if there is none. */
  readonly image: string;
  /** Alt text of the picture. */
  readonly imageAlt: string;
};

export type Page = { readonly title: string; readonly description: string; readonly indexed: boolean };

/** The size of our own preview picture in pixels. Messengers and social networks show this size large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The preview picture of pages that are not about a show with a cover. */
export const SOCIAL_CARD = "/social-card.png";
export const SOCIAL_CARD_ALT = `${BRAND}: find the show, see its audience`;

/** Placeholder for the site's origin in prerendered markup. The server replaces it. */
export const OWN_ORIGIN = "https://earshot.example";

/** A page's title and description, as in browsers and search engines. */
export function page(title: string, description: string, indexed = true): Page {
  return { title: `${title} - ${BRAND}`, description, indexed };
}

/** The search page before a search. */
export const SEARCH_PAGE = page(
  "Search podcasts",
  "Search podcasts by title, topic or host and narrow by audience, language and age.",
);

/** Metadata of a page with a fixed URL. */
export function metadataAt(path: string, known: Page): PageMetadata {
  return { ...known, canonical: path, image: SOCIAL_CARD, imageAlt: SOCIAL_CARD_ALT };
}

/** Maximum number of characters of a description in a preview. */
const PREVIEW_LIMIT = 160;

/** Metadata of a podcast's page. Leaves out defaults, which are not facts. */
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
    ...(/^https?:/i.test(podcast.imageUrl)
      ? { image: podcast.imageUrl, imageAlt: `Cover of ${podcast.title}` }
      : { image: SOCIAL_CARD, imageAlt: SOCIAL_CARD_ALT }),
  };
}

/** Metadata of a podcast's media kit. Its canonical URL is the podcast's own page. */
export function kitMetadata(podcast: Podcast): PageMetadata {
  const { canonical, image, imageAlt } = podcastMetadata(podcast);
  return {
    title: `Media kit: ${podcast.title} - ${BRAND}`,
    description: `Audience, schedule and latest episodes of ${podcast.title} on one page.`,
    canonical: `${canonical}/kit`,
    indexed: false,
    image,
    imageAlt,
  };
}

/** Metadata of a shared list. It reveals nothing about the list, because other people can see previews in messengers. */
export const SHARED_LIST = secretPage("Shared list", "A list of podcasts that someone shared with you.");

/** Metadata of the operator page. For everyone else, that page does not exist. */
export const OPERATOR_PAGE = secretPage("Operator page", "What this installation is doing, and what it needs.");

function secretPage(name: string, description: string): PageMetadata {
  const card = { image: SOCIAL_CARD, imageAlt: SOCIAL_CARD_ALT };
  return { ...page(name, description, false), canonical: "", secret: true, ...card };
}

/** The 404 page's metadata. */
export const NOT_FOUND: PageMetadata = {
  title: `Page Not Found - ${BRAND}`,
  description: "We couldn't find what you're looking for.",
  canonical: "",
  indexed: false,
  image: "",
  imageAlt: "",
};

/** The text of a sanitized description, for places that cannot show markup. */
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

/** Makes a path on our server absolute. Leaves a URL unchanged. */
export function absoluteAddress(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}
