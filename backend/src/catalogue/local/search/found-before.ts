import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import type { CatalogueState } from "./catalogue-state.js";

/** Answers that are kept: the same search comes again as a further page, in another order, or from others. */
const REMEMBERED = 1_000;

const remembered = new WeakMap<DataSource, LRUCache<string, object>>();

/**
 * What a statement found in this catalogue, from memory where it was asked before: a catalogue does not change until the
 * next one takes its place.
 */
export async function foundBefore<Found extends object>(
  database: DataSource,
  { generation }: CatalogueState,
  { sql, values }: { readonly sql: string; readonly values: readonly unknown[] },
  find: () => Promise<Found>,
): Promise<Found> {
  let known = remembered.get(database);
  if (!known) remembered.set(database, (known = new LRUCache({ max: REMEMBERED })));
  const question = JSON.stringify([generation, sql, values]);
  const key = createHash("sha256").update(question).digest("base64");
  // The same statement always finds the same kind of thing.
  const found = (known.get(key) as Found | undefined) ?? (await find());
  known.set(key, found);
  return found;
}
