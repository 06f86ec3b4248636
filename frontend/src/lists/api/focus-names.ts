import type { ItemId, ListId } from "./lists-api";

/** The name of an item's link for `moveFocus`. */
export const itemFocus = (id: ItemId): string => `item ${id}`;

/** The name of a list's heading for `moveFocus`; with "", the page's heading. */
export const listFocus = (id: ListId): string => `list ${id}`;
