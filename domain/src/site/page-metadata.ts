import type { Podcast } from "../catalogue/shows/podcast.js";
import { truncateText } from "../catalogue/text/truncate.js";
import { BRAND } from "../shared/brand.js";
import { REFERENCE_TAGS, referencePath } from "./api-tags.js";

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
  /** Alt text, if the picture is one of our own cards (CARD_WIDTH by CARD_HEIGHT pixels). */
  readonly cardAlt?: string;
};

type Page = { readonly title: string; readonly description: string; readonly indexed: boolean };

/** The size of a preview picture in pixels. Messengers and social networks show this size large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The preview picture of pages that are not about a particular show. */
export const SOCIAL_CARD = "/social-card.png";
export const SOCIAL_CARD_ALT = `${BRAND}: find the show, see its audience`;

/** Placeholder for the site's origin in prerendered markup. The server replaces it. */
export const OWN_ORIGIN = "https://earshot.example";

/** The pages with a fixed URL. Every other path is the 404 page. */
export const PAGES: Readonly<Record<string, Page>> = {
  "/home": page("Search podcasts", "Search podcasts by title, topic or host and narrow by audience, language and age."),
  "/advertisers": page(
    "PodcastGPT waitlist",
    "Join the waitlist for PodcastGPT, an assistant that will answer questions about podcasts and point to the moment in the recording.",
  ),
  "/api": page(
    "Developer API",
    "Search podcasts and read audience estimates from your own programs: guide, fields, examples.",
  ),
  ...Object.fromEntries(
    REFERENCE_TAGS.map(({ name, description }) => [referencePath(name), page(`${name} - Developer API`, description)]),
  ),
  "/blog": page("Blog", "Notes on podcast marketing, hosting, AI and strategy."),
  "/about": page("About", "What Earshot is for, and what it does for listeners, creators and advertisers."),
  "/how-we-estimate": page(
    "How we estimate audiences",
    "What gives a show an audience figure, how far off each kind of evidence is, and when we don’t print a number.",
  ),
  "/terms": page("Terms", "What you can expect from Earshot, and what we ask of you."),
  "/privacy": page("Privacy", "What Earshot stores about you, why, and for how long."),
  "/status": page("Status", "Whether Earshot is working right now: accounts, lists and search."),
  "/cookies": page("Cookies", "Earshot’s cookies, and what your browser stores for it."),
  "/features": page(
    "Features",
    "Search, audience ranges with their reasons, market comparison, lists, tracking, briefs: what Earshot does.",
  ),
  "/sign-in": page("Sign in", "Sign in to keep lists and follow shows.", false),
  "/auth": page("Sign in", "Sign in to keep lists and follow shows.", false),
  "/signup": page("Create your account", "Create an account to keep lists and follow shows.", false),
  "/match": page("Match a brief", "The podcasts in the whole catalogue that suit your advertising brief best.", false),
  "/compare": page("Compare shows", "Podcasts side by side on one scale.", false),
  "/lists": page("My Lists", "Your shortlists of podcasts.", false),
  "/invitation": page("Invitation", "An invitation to work on a list of podcasts.", false),
  "/app-settings": page("Desktop app", "Settings of the desktop app.", false),
  "/drafts": page("Drafts", "Campaign requests you started or sent.", false),
  "/dashboard": page("Dashboard", "The shows you save and track.", false),
  "/watching": page("Watched searches", "What changed in the searches you watch.", false),
  "/account": page("Account", "Your profile and settings.", false),
  "/unsubscribe": page("Unsubscribe", "Stop emails about new episodes or watched searches.", false),
  "/account/api": page("API usage", "How your API keys are used, what’s left of your plan, and your webhooks.", false),
  "/contact": page("Contact", "Write to us about a figure, a show of yours, or something you need."),
  "/contact-removal": page("Remove your address", "Have your email address removed from all podcasts.", false),
  "/upgrade": page("Plans", "What Earshot’s free plan includes, and its limits."),
  "/changelog": page("What’s new", "What changed in Earshot, release by release."),
};

function page(title: string, description: string, indexed = true): Page {
  return { title: `${title} - ${BRAND}`, description, indexed };
}

/** Metadata of a page that needs no data: the landing page or one of PAGES; undefined for an unknown path. */
export function pageMetadata(path: string): PageMetadata | undefined {
  if (path === "/") return landingMetadata();
  const known = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  return known && { ...known, canonical: path, image: SOCIAL_CARD, cardAlt: SOCIAL_CARD_ALT };
}

function landingMetadata(): PageMetadata {
  return {
    title: `${BRAND} - Find the show, see its audience`,
    description:
      "Find podcasts by title, topic or host, see how many people listen, and compare each show with its category.",
    canonical: "/",
    indexed: true,
    image: SOCIAL_CARD,
    cardAlt: SOCIAL_CARD_ALT,
  };
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
    image: `${path}/card.png`,
    cardAlt: `${podcast.title}${by} on ${BRAND}, with its listener range on a scale`,
  };
}

/** Metadata of a podcast's media kit. Its canonical URL is the podcast's own page. */
export function kitMetadata(podcast: Podcast): PageMetadata {
  const { canonical, image, cardAlt } = podcastMetadata(podcast);
  return {
    title: `Media kit: ${podcast.title} - ${BRAND}`,
    description: `Audience, schedule and latest episodes of ${podcast.title} on one page.`,
    canonical: `${canonical}/kit`,
    indexed: false,
    image,
    ...(cardAlt !== undefined && { cardAlt }),
  };
}

/** Metadata of a shared list. It reveals nothing about the list, because other people can see previews in messengers. */
export const SHARED_LIST = secretPage("Shared list", "A list of podcasts that someone shared with you.");

/** Metadata of the operator page. For everyone else, that page does not exist. */
export const OPERATOR_PAGE = secretPage("Operator page", "What this installation is doing, and what it needs.");

function secretPage(name: string, description: string): PageMetadata {
  const card = { image: SOCIAL_CARD, cardAlt: SOCIAL_CARD_ALT };
  return { ...page(name, description, false), canonical: "", secret: true, ...card };
}

/** The 404 page's metadata. */
export const NOT_FOUND: PageMetadata = {
  title: `Page Not Found - ${BRAND}`,
  description: "We couldn't find what you're looking for.",
  canonical: "",
  indexed: false,
  image: "",
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
