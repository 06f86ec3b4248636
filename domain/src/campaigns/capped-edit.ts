import { codePointLength, firstCodePoints } from "../shared/text/code-points.js";

/** The result of an edit in a field with a length limit. */
export type CappedEdit = {
  readonly text: string;
  /** The typed or pasted text that did not fit; "" if all of it did. */
  readonly cut: string;
  /** The new cursor position, in UTF-16 units as in browsers. */
  readonly caret: number;
};

/**
 * Limits an edit to `limit` code points. Keeps the existing text before and after the cursor; only the excess of the inserted text is cut
 * and returned. `caret` is the cursor position after the edit.
 */
export function capEdit(before: string, after: string, caret: number, limit: number): CappedEdit {
  if (codePointLength(after) <= limit) return { text: after, cut: "", caret };
  const behind = after.slice(caret);
  // The inserted text ends at the cursor, and begins after the part of the old text that comes before it.
  const ahead = before.endsWith(behind)
    ? commonStart(before.slice(0, before.length - behind.length), after, caret)
    : "";
  const tail = before.endsWith(behind) ? behind : "";
  const put = after.slice(ahead.length, after.length - tail.length);
  const room = Math.max(0, limit - codePointLength(ahead) - codePointLength(tail));
  const inserted = firstCodePoints(put, room);
  return { text: ahead + inserted + tail, cut: put.slice(inserted.length), caret: ahead.length + inserted.length };
}

/** The common beginning of both texts, up to `end`. Never ends inside a surrogate pair. */
function commonStart(a: string, b: string, end: number): string {
  let length = 0;
  while (length < a.length && length < end && a[length] === b[length]) length += 1;
  const half = length > 0 && (a.codePointAt(length - 1) ?? 0) > 0xffff;
  return a.slice(0, half ? length - 1 : length);
}
