import { isApiError } from "../../client/api-error";

/** Messages for failures without a text from the server (product specification, section 8, including its two kinds of apostrophe). */
const FAILED = {
  create: "Couldn’t create list",
  add: "Couldn’t add to list",
  rename: "Couldn't rename list",
  delete: "Couldn't delete list",
  remove: "Couldn't remove item",
  move: "Couldn't move item",
  copy: "Couldn't copy item",
} as const;

const DUPLICATE_NAME = "You already have a list with that name.";
export const ALREADY_IN_THIS = "Already in this list.";
export const ALREADY_IN_THAT = "Already in that list.";

type Doing = keyof typeof FAILED;

const CONFLICTS: Partial<Record<Doing, string>> = {
  create: DUPLICATE_NAME,
  rename: DUPLICATE_NAME,
  add: ALREADY_IN_THIS,
  move: ALREADY_IN_THAT,
  copy: ALREADY_IN_THAT,
};

/** Why an action on a list failed: the rule that it broke, otherwise the server's message, otherwise a default. */
export function listError(error: unknown, doing: Doing): string {
  if (!isApiError(error)) return FAILED[doing];
  const duplicate = error.status === 409 && (error.code === "" || error.code.startsWith("list.duplicate"));
  if (duplicate && CONFLICTS[doing]) return CONFLICTS[doing];
  return error.detail || FAILED[doing];
}

/** Whether a list or item no longer exists, for example because it was deleted in another tab. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
