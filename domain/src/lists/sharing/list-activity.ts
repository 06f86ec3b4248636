/** The kinds of events in a shared list's activity log. */
export const ACTIVITY_KINDS = [
  "items-added",
  "items-removed",
  "items-moved",
  "items-changed",
  "undone",
  "renamed",
  "commented",
  "joined",
  "left",
  "removed",
  "role-changed",
  "owner-changed",
  "link-made",
  "link-ended",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Maximum number of entries that a list keeps, and for how many days. */
export const ACTIVITY_MAX = 1_000;
export const ACTIVITY_DAYS = 180;
/** Entries per page. */
export const ACTIVITY_PAGE = 50;
