/** A user's role in a list, lowest first. */
export const LIST_ROLES = ["viewer", "commenter", "editor", "owner"] as const;
export type ListRole = (typeof LIST_ROLES)[number];

/** The roles that an owner can assign to others. */
export const GIVEN_ROLES = ["viewer", "commenter", "editor"] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** The person making a request: a "guest" is not signed in, a "stranger" has no role in the list. */
export type Relation = "guest" | "stranger" | ListRole;

/** The lowest role that allows each action on a list. */
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
  /** Delete other people's comments. */
  moderate: "owner",
} as const satisfies Readonly<Record<string, ListRole>>;

export type ListAction = keyof typeof LEAST_ROLE | "leave";
export const LIST_ACTIONS = [...Object.keys(LEAST_ROLE), "leave"] as readonly ListAction[];

/** Why a request is refused. A stranger is not told that the list exists. */
export type Denied = "no-such-list" | "not-allowed";

/** Whether a role allows an action. Owners cannot leave: they have to delete or transfer the list. */
export function mayDo(relation: Relation, action: ListAction): boolean {
  if (relation === "guest" || relation === "stranger") return false;
  if (action === "leave") return relation !== "owner";
  return LIST_ROLES.indexOf(relation) >= LIST_ROLES.indexOf(LEAST_ROLE[action]);
}

/** Why this role may not perform the action; undefined if it may. */
export function denial(role: ListRole | undefined, action: ListAction): Denied | undefined {
  if (role === undefined) return "no-such-list";
  return mayDo(role, action) ? undefined : "not-allowed";
}
