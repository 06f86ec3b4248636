import { BRAND } from "../shared/brand.js";
import { API_TAGS, referencePath } from "./api-tags.js";
import {
  metadataAt,
  type Page,
  page,
  type PageMetadata,
  SEARCH_PAGE,
  SOCIAL_CARD,
  SOCIAL_CARD_ALT,
} from "./page-metadata.js";

/** The pages with a fixed URL. Every other path is the 404 page. */
export const PAGES: Readonly<Record<string, Page>> = {
  "/home": SEARCH_PAGE,
  "/advertisers": page(
    "PodcastGPT waitlist",
    "Join the waitlist for PodcastGPT, an assistant that will answer questions about podcasts and point to the moment in the recording.",
  ),
  "/api": page(
    "Developer API",
    "Search podcasts and read audience estimates from your own programs: guide, fields, examples.",
  ),
  ...Object.fromEntries(
    API_TAGS.map(({ name, description }) => [referencePath(name), page(`${name} - Developer API`, description)]),
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

/** Metadata of a page that needs no data: the landing page or one of PAGES; undefined for an unknown path. */
export function pageMetadata(path: string): PageMetadata | undefined {
  if (path === "/") return landingMetadata();
  const known = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  return known && metadataAt(path, known);
}

function landingMetadata(): PageMetadata {
  return {
    title: `${BRAND} - Find the show, see its audience`,
    description:
      "Find podcasts by title, topic or host, see how many people listen, and compare each show with its category.",
    canonical: "/",
    indexed: true,
    image: SOCIAL_CARD,
    imageAlt: SOCIAL_CARD_ALT,
  };
}
