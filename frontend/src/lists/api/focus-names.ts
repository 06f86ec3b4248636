import type { ItemId, ListId } from "./lists-api";

/** The `moveFocus` name of an item's link. */
export const itemFocus = (id: ItemId): string => `item ${id}`;

/** The `moveFocus` name of a list's heading; for "", of the page's heading. */
export const listFocus = (id: ListId): string => `list ${id}`;

/** The heading of a list's plan under a budget. */
export const PLAN_FOCUS = "plan heading";
