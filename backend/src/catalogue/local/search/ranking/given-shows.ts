import { hash } from "node:crypto";

/**
 * Characters of a show's hash in a cursor: 24 bits. With 150 marked shows, fewer than one in a hundred walks over a
 * thousand shows leaves out a show that was never returned.
 */
const MARK = 4;
/** More would make a cursor longer than the API accepts. */
export const GIVEN_MAX = 250;

/** Marks of shows that a walk has returned, for its cursor; undefined if there are none. */
export function writeGiven(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.slice(0, GIVEN_MAX).map(markOf).join("") : undefined;
}

/** Both lists, the first one first. */
export function joinGiven(one = "", other = ""): string | undefined {
  return (one + other).slice(0, GIVEN_MAX * MARK) || undefined;
}

/** Whether a show has one of these marks. */
export function readGiven(marks: string): (id: string) => boolean {
  const known = new Set(marks.match(new RegExp(`.{${MARK}}`, "g")));
  return (id) => known.has(markOf(id));
}

const markOf = (id: string): string => hash("sha256", id, "base64url").slice(0, MARK);
