import { createHash } from "node:crypto";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { jsonIn } from "@earshot/domain/shared/text/json-in";
import { z } from "zod";

/** `of` identifies the query that the cursor continues, `after` the last returned item, `at` its index. */
const shape = z.tuple([z.string().length(16), z.string(), z.int().nonnegative()]);

export type Slice<T> = { readonly items: readonly T[]; readonly nextCursor: string | null };

/**
 * One page of a list that is completely in memory. The list may have changed between two pages, so the next page begins after the
 * last returned item, wherever that is now, or after its old index if the item is gone. Throws DomainError "cursor.invalid" for a
 * cursor from another query or catalogue.
 */
export function sliceOf<T extends { readonly id: string }>(
  list: readonly T[],
  question: unknown,
  limit: number,
  cursor: string | undefined,
): Slice<T> {
  const of = createHash("sha256").update(JSON.stringify(question)).digest("base64url").slice(0, 16);
  const start = cursor === undefined ? 0 : startAfter(list, of, cursor);
  const items = list.slice(start, start + limit);
  const last = items.at(-1);
  const end = start + items.length;
  const nextCursor = last && end < list.length ? encode([of, last.id, end]) : null;
  return { items, nextCursor };
}

function startAfter(list: readonly { readonly id: string }[], question: string, cursor: string): number {
  const parsed = shape.safeParse(decode(cursor));
  if (!parsed.success || parsed.data[0] !== question) {
    throw new DomainError("cursor.invalid", "This page does not belong to this list.", [
      { path: "cursor", message: "does not belong to this list" },
    ]);
  }
  const [, id, offset] = parsed.data;
  // Checked first, because a list may contain the same id twice.
  if (list[offset - 1]?.id === id) return offset;
  const found = list.findIndex((item) => item.id === id);
  return found === -1 ? Math.min(offset, list.length) : found + 1;
}

function encode(cursor: z.infer<typeof shape>): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function decode(cursor: string): unknown {
  return jsonIn(Buffer.from(cursor, "base64url").toString("utf8"));
}
