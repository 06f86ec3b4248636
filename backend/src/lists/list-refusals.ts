import { ITEMS_MAX, LISTS_MAX } from "@earshot/domain/lists/list";
import { PEOPLE_MAX } from "@earshot/domain/lists/sharing/invitation";
import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { FROZEN_MAX, SHARES_MAX } from "@earshot/domain/lists/sharing/share-link";

/** Refusals of requests about lists: status, code and text (section 8 of the product specification). */
export const LIST_REFUSALS = {
  "no-such-list": [404, "list.not-found", "There is no such list."],
  "not-allowed": [403, "list.not-allowed", "You don’t have permission to do that in this list."],
  "no-such-item": [404, "list.item-not-found", "There is no such item in this list."],
  "no-such-share": [404, "share.not-found", "This list has no such link."],
  "no-such-member": [404, "list.member-not-found", "This person isn’t a member of the list."],
  "no-such-invitation": [404, "invitation.not-found", "There is no such invitation, or it is no longer open."],
  "no-such-comment": [404, "comment.not-found", "There is no such comment."],
  "undo-gone": [404, "list.undo-gone", "This can no longer be undone."],
  "duplicate-name": [409, "list.duplicate-name", "You already have a list with that name."],
  "name-taken-there": [409, "list.duplicate-name", "The new owner already has a list with that name."],
  "takes-part": [409, "list.takes-part", "This address is already a member of the list."],
  "duplicate-item": [409, "list.duplicate-item", "Already in this list."],
  "duplicate-in-target": [409, "list.duplicate-item", "Already in that list."],
  "item-changed": [409, "list.item-changed", "Someone else has changed this show."],
  "no-such-status": [422, "list.no-such-status", "This list has no such status."],
  "same-list": [422, "list.same-list", "It is in that list already."],
  "list-full": [422, "list.full", `A list can hold at most ${ITEMS_MAX.toLocaleString("en-US")} podcasts.`],
  "too-many-lists": [422, "list.too-many", `You can have at most ${LISTS_MAX.toLocaleString("en-US")} lists.`],
  "too-many-lists-there": [422, "list.too-many", "The new owner has too many lists."],
  "too-many-shares": [422, "share.too-many", `A list can have at most ${SHARES_MAX} links. End one first.`],
  "too-long-to-freeze": [
    422,
    "share.too-long",
    `Only a list with at most ${FROZEN_MAX.toLocaleString("en-US")} shows can be frozen.`,
  ],
  "too-long-to-plan": [
    422,
    "plan.too-long",
    `Only a list with at most ${PLANNED_MAX.toLocaleString("en-US")} shows can be planned.`,
  ],
  "too-many-people": [422, "list.too-many-people", `At most ${PEOPLE_MAX} people can work on a list.`],
  "too-many-comments": [422, "comment.too-many", "There are too many comments here. Delete some first."],
  "other-address": [403, "invitation.other-address", "This invitation was sent to another email address."],
  "not-confirmed": [403, "invitation.not-confirmed", "Please confirm your email address first."],
  "own-list": [422, "invitation.own-list", "You already own this list."],
} as const;

export type ListRefusal = keyof typeof LIST_REFUSALS;

/** The name of a refusal; undefined for the value of a successful outcome. */
export function refusalOf(outcome: unknown): ListRefusal | undefined {
  return typeof outcome === "string" && Object.hasOwn(LIST_REFUSALS, outcome) ? (outcome as ListRefusal) : undefined;
}
