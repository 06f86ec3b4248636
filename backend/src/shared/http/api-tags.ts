/** A group of operations in the OpenAPI document, in `llms.txt` and on the page about the API. */
type ApiTag = {
  readonly name: string;
  readonly description: string;
  /** First parts of the paths below /api/v1. */
  readonly paths: readonly string[];
  /** What programs read without an account. The other groups are for the website. */
  readonly isForPrograms?: true;
};

/** The groups in the order in which they are shown. */
export const API_TAGS: readonly ApiTag[] = [
  {
    name: "Search",
    description: "Find podcasts by title, topic or host.",
    paths: ["search", "suggest"],
    isForPrograms: true,
  },
  {
    name: "Podcasts",
    description: "One podcast or many: figures, episodes, history, contacts.",
    paths: ["podcasts"],
    isForPrograms: true,
  },
  {
    name: "Catalogue",
    description: "Figures of the whole catalogue, and by category.",
    paths: ["catalogue", "changes", "category-stats", "category-distributions"],
    isForPrograms: true,
  },
  {
    name: "Lists",
    description: "Shortlists, the people who share them, their exports, their net reach, and plans under a budget.",
    paths: ["lists", "shared", "reach", "plans"],
  },
  {
    name: "Saved",
    description: "Saved podcasts and searches, and what changed in watched ones.",
    paths: ["saved-podcasts", "saved-views", "watched-views"],
  },
  { name: "Tracking", description: "Tracked podcasts and their new episodes.", paths: ["tracked-podcasts", "alerts"] },
  { name: "Claims", description: "Shows that the signed-in person claims, with their proofs.", paths: ["claims"] },
  {
    name: "Webhooks",
    description: "Events sent to your own addresses, and their delivery log.",
    paths: ["webhooks"],
  },
  { name: "Account", description: "The signed-in person.", paths: ["account"] },
  { name: "Sign-in", description: "Accounts and sessions.", paths: ["auth"] },
  {
    name: "Matches",
    description: "The shows that suit an advertising brief.",
    paths: ["matches"],
  },
  {
    name: "Forms",
    description: "What people send to us.",
    paths: ["campaign-requests", "waitlist", "contact-messages", "contact-removals"],
  },
  { name: "Site", description: "What the website itself needs.", paths: ["site-notice", "events"] },
];

/** The group of an operation. `path`: below the base, "/podcasts/{id}". A path of no group is one of its own. */
export function apiTag(path: string): string {
  const first = path.split("/")[1] ?? "";
  return API_TAGS.find(({ paths }) => paths.includes(first))?.name ?? first;
}

/**
 * The id of an operation, by which generated clients name their functions: `PodcastController.episodes` is "podcastEpisodes",
 * `SearchController.search` is "search".
 */
export function operationId(controller: string, method: string): string {
  const front = controller.replace(/Controller$/, "").replace(/^./, (letter) => letter.toLowerCase());
  return front === method ? method : `${front}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
