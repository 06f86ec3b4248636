import { hash } from "node:crypto";

/**
 * Characters of a show's hash in a cursor: 30 bits. A walk over ten thousand shows with 250 marked ones leaves out a show that was
 * never returned once in 400 times, and only if an import renumbers the shows meanwhile. The hash needs no key: ids are public, and
 * marks change nothing but the walk of the program that sends them.
 */
const MARK = 5;
/** Shows that a cursor can mark. More would make it longer than some proxies accept. */
const GIVEN_MAX = 700;
export const LONGEST_MARKS = MARK * GIVEN_MAX;

/** Marks of shows that a walk has returned, for its cursor; undefined if there are none. */
export function writeGiven(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.map(markOf).join("") : undefined;
}

export function joinGiven(one = "", other = ""): string | undefined {
  return one + other || undefined;
}

/** Whether these are marks. */
export function areMarks(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_MARKS && text.length % MARK === 0 && /^[\w-]+$/.test(text);
}

/** Whether a show has one of these marks. */
export function readGiven(marks: string): (id: string) => boolean {
  const known = new Set(marks.match(new RegExp(`.{${MARK}}`, "g")));
  return (id) => known.has(markOf(id));
}

const markOf = (id: string): string => hash("sha256", id, "base64url").slice(0, MARK);
