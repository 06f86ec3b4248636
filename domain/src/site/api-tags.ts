/** A group of operations in the OpenAPI document, in `llms.txt` and on the API page. */
type ApiTag = {
  readonly name: string;
  readonly description: string;
  /** The first path segments below /api/v1. */
  readonly paths: readonly string[];
  /** Which programs can send the group's requests, besides the website: all, only those with a key, or none. */
  readonly openTo: "all" | "keys" | "website";
};

/** The groups, in display order. */
export const API_TAGS: readonly ApiTag[] = [
  {
    name: "Search",
    description: "Find podcasts by title, topic or host.",
    paths: ["search", "suggest"],
    openTo: "all",
  },
  {
    name: "Podcasts",
    description: "Get one podcast or many, with figures, episodes, history and contacts.",
    paths: ["podcasts"],
    openTo: "all",
  },
  {
    name: "Catalogue",
    description: "Get figures of the whole catalogue and of categories, and follow its changes.",
    paths: ["catalogue", "changes", "category-stats", "category-distributions"],
    openTo: "all",
  },
  {
    name: "Lists",
    description:
      "Manage shortlists and the people who share them, export them, estimate their net reach and plan a budget.",
    paths: ["lists", "shared", "reach", "plans"],
    openTo: "keys",
  },
  {
    name: "Saved",
    description: "Save podcasts and searches, and follow changes in watched searches.",
    paths: ["saved-podcasts", "saved-views", "watched-views"],
    openTo: "keys",
  },
  {
    name: "Tracking",
    description: "Track podcasts and get their new episodes.",
    paths: ["tracked-podcasts", "alerts"],
    openTo: "keys",
  },
  {
    name: "Claims",
    description: "Claim a show, prove that it is yours and correct its facts.",
    paths: ["claims"],
    openTo: "website",
  },
  {
    name: "Webhooks",
    description: "Receive events at your own URLs, and read the delivery log.",
    paths: ["webhooks"],
    openTo: "keys",
  },
  {
    name: "Account",
    description: "The signed-in person’s account.",
    paths: ["account"],
    openTo: "website",
  },
  {
    name: "Sign-in",
    description: "Accounts and sessions.",
    paths: ["auth"],
    openTo: "website",
  },
  {
    name: "Matches",
    description: "Find shows that suit an advertising brief.",
    paths: ["matches"],
    openTo: "website",
  },
  {
    name: "Forms",
    description: "The forms of the website.",
    paths: ["campaign-requests", "waitlist", "contact-messages", "contact-removals"],
    openTo: "website",
  },
  {
    name: "Site",
    description: "What only the website needs.",
    paths: ["site-notice", "events"],
    openTo: "website",
  },
];

/** The groups with a page in the reference. */
export const REFERENCE_TAGS = API_TAGS.filter(({ openTo }) => openTo !== "website");

export function referencePath(tag: string): string {
  return `/api/reference/${tag.toLowerCase()}`;
}

/**
 * The group of an operation. `path` is relative to the base, such as "/podcasts/{id}". A path that is in no group becomes its own group.
 */
export function apiTag(path: string): string {
  const first = path.split("/")[1] ?? "";
  return API_TAGS.find(({ paths }) => paths.includes(first))?.name ?? first;
}
