/** A group of operations for programs: in the OpenAPI document, in `llms.txt` and in the reference. */
type ApiTag = {
  readonly name: string;
  readonly description: string;
  /** The first path segments below /api/v1. */
  readonly paths: readonly string[];
  /** Which programs can send the group's requests: all, or only those with a key. */
  readonly openTo: "all" | "keys";
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
    description: "Get one podcast or many, with figures, episodes and history.",
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
    description: "Manage shortlists, estimate their net reach and plan a budget.",
    paths: ["lists", "reach", "plans"],
    openTo: "keys",
  },
  {
    name: "Saved",
    description: "Save searches, and follow changes in watched ones.",
    paths: ["saved-views", "watched-views"],
    openTo: "keys",
  },
  {
    name: "Tracking",
    description: "Track podcasts and get their new episodes.",
    paths: ["tracked-podcasts", "alerts"],
    openTo: "keys",
  },
  {
    name: "Webhooks",
    description: "Receive events at your own URLs, and read the delivery log.",
    paths: ["webhooks"],
    openTo: "keys",
  },
];

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
