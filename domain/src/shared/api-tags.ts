/** A group of operations in the OpenAPI document, in `llms.txt` and on the API page. */
type ApiTag = {
  readonly name: string;
  readonly description: string;
  /** First parts of the paths below /api/v1. */
  readonly paths: readonly string[];
  /** Who may send its requests, besides the website: programs without a key, programs with one, or nobody. */
  readonly openTo: "all" | "keys" | "website";
};

/** The groups in the order in which they are shown. */
export const API_TAGS: readonly ApiTag[] = [
  {
    name: "Search",
    description: "Find podcasts by title, topic or host.",
    paths: ["search", "suggest"],
    openTo: "all",
  },
  {
    name: "Podcasts",
    description: "One podcast or many: figures, episodes, history, contacts.",
    paths: ["podcasts"],
    openTo: "all",
  },
  {
    name: "Catalogue",
    description: "Figures of the whole catalogue, and by category.",
    paths: ["catalogue", "changes", "category-stats", "category-distributions"],
    openTo: "all",
  },
  {
    name: "Lists",
    description: "Shortlists, the people who share them, their exports, their net reach, and plans under a budget.",
    paths: ["lists", "shared", "reach", "plans"],
    openTo: "keys",
  },
  {
    name: "Saved",
    description: "Saved podcasts and searches, and what changed in watched ones.",
    paths: ["saved-podcasts", "saved-views", "watched-views"],
    openTo: "keys",
  },
  {
    name: "Tracking",
    description: "Tracked podcasts and their new episodes.",
    paths: ["tracked-podcasts", "alerts"],
    openTo: "keys",
  },
  {
    name: "Claims",
    description: "Shows that the signed-in person claims, with their proofs.",
    paths: ["claims"],
    openTo: "website",
  },
  {
    name: "Webhooks",
    description: "Events sent to your own addresses, and their delivery log.",
    paths: ["webhooks"],
    openTo: "keys",
  },
  {
    name: "Account",
    description: "The signed-in person.",
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
    description: "The shows that suit an advertising brief.",
    paths: ["matches"],
    openTo: "website",
  },
  {
    name: "Forms",
    description: "What people send to us.",
    paths: ["campaign-requests", "waitlist", "contact-messages", "contact-removals"],
    openTo: "website",
  },
  {
    name: "Site",
    description: "What the website itself needs.",
    paths: ["site-notice", "events"],
    openTo: "website",
  },
];

/** The groups with a page in the reference. */
export const REFERENCE_TAGS = API_TAGS.filter(({ openTo }) => openTo !== "website");

/** A group's page in the reference. */
export function referencePath(tag: string): string {
  return `/api/reference/${tag.toLowerCase()}`;
}

/** The group of an operation. `path`: below the base, "/podcasts/{id}". A path in no group is a group by itself. */
export function apiTag(path: string): string {
  const first = path.split("/")[1] ?? "";
  return API_TAGS.find(({ paths }) => paths.includes(first))?.name ?? first;
}
