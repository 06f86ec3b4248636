import { LIST_SORTS, type ListSort } from "@earshot/domain/lists/list-order";
import type { ItemPlace } from "@earshot/domain/lists/list-store.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { jsonIn } from "@earshot/domain/shared/text/json-in";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";

/** Where a page of a list starts: its number, and the place before it. */
type PageStart = { readonly page: number; readonly after: ItemPlace };

/** The order, the page, the value and the id. Dates are microseconds since 1970. */
const parts = z.union([
  z.tuple([z.enum(["newest", "oldest"]), z.int().min(2), z.string().regex(/^\d{1,16}$/), z.uuid()]),
  z.tuple([z.enum(LIST_SORTS).exclude(["newest", "oldest"]), z.int().min(2), plainText(1_000), z.uuid()]),
]);

/** An opaque text for the page of a list in this order. */
export function writeItemCursor(sort: ListSort, { page, after }: PageStart): string {
  return Buffer.from(JSON.stringify([sort, page, after.value, after.id])).toString("base64url");
}

/** Throws DomainError "cursor.invalid" if the cursor does not belong to a list in this order. */
export function readItemCursor(sort: ListSort, cursor: string): PageStart {
  const read = parts.safeParse(jsonIn(Buffer.from(cursor, "base64url").toString("utf8")));
  if (!read.success || read.data[0] !== sort)
    throw new DomainError("cursor.invalid", "This page belongs to another order. Start the list again.");
  const [, page, value, id] = read.data;
  return { page, after: { value, id } };
}
