/** A user's role in a list, lowest first. */
export const LIST_ROLES = ["viewer", "commenter", "editor", "owner"] as const;
export type ListRole = (typeof LIST_ROLES)[number];

/** The roles that an owner can give to others. */
export const GIVEN_ROLES = ["viewer", "commenter", "editor"] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** The requester: a "guest" is not signed in, a "stranger" has no role in the list. */
export type Relation = "guest" | "stranger" | ListRole;

/** The lowest role for each action on a list. */
const LEAST_ROLE = {
  /** See shows, comments, members and activity; copy shows and export files. */
  read: "viewer",
  comment: "commenter",
  /** Add, change, move and remove shows. */
  edit: "editor",
  rename: "owner",
  remove: "owner",
  /** Create and revoke links for people without an account. */
  share: "owner",
  /** Invite and remove people, and change their roles. */
  invite: "owner",
  /** Give the list to another member. */
  transfer: "owner",
  /** Delete the comments of others. */
  moderate: "owner",
} as const satisfies Readonly<Record<string, ListRole>>;

export type ListAction = keyof typeof LEAST_ROLE | "leave";
export const LIST_ACTIONS = [...Object.keys(LEAST_ROLE), "leave"] as readonly ListAction[];

/** Reasons for a refusal. A stranger does not learn that the list exists. */
export type Denied = "no-such-list" | "not-allowed";

/** Whether a role may perform an action. Owners cannot leave: they delete the list or transfer it. */
export function mayDo(relation: Relation, action: ListAction): boolean {
  if (relation === "guest" || relation === "stranger") return false;
  if (action === "leave") return relation !== "owner";
  return LIST_ROLES.indexOf(relation) >= LIST_ROLES.indexOf(LEAST_ROLE[action]);
}

/** The refusal for this role; undefined if the action is allowed. */
export function denial(role: ListRole | undefined, action: ListAction): Denied | undefined {
  if (role === undefined) return "no-such-list";
  return mayDo(role, action) ? undefined : "not-allowed";
}
