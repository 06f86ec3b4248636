/**
 * The places of the shows with one word, for words and labels that many shows have: a full-text index takes ten times as long to
 * return them one by one. `field` is an index into `LIST_FIELDS`. See `writePlaces` for the two blobs.
 */
export const WORD_LISTS = `
CREATE TABLE word_lists (
  field INTEGER NOT NULL,
  word TEXT NOT NULL,
  places BLOB NOT NULL,
  jumps BLOB NOT NULL,
  PRIMARY KEY (field, word)
) WITHOUT ROWID;
`;

/** The index of words of each field; labels are looked up in the one for topics. */
export const LIST_FIELDS = ["titles", "hosts", "topics"] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Words with fewer shows have no list. */
export const LEAST_LISTED = 128;

/** Places from one entry of `jumps` to the next. */
export const JUMP = 256;
/** Maximum bytes of one distance. */
const LONGEST = 5;

/**
 * Ascending places, stored as the distances between them, seven bits per byte, lowest bits first; the highest bit means that more
 * bytes follow. Every 256th place is in `jumps`, with the number of bytes up to and including it.
 */
export type PlaceList = { readonly places: Uint8Array; readonly jumps: Int32Array };

/** `pages`: ascending places, in batches of any size. */
export function writePlaces(pages: Iterable<readonly number[]>): PlaceList {
  const list = new ListWriter();
  for (const places of pages) for (const place of places) list.add(place);
  return list.written();
}

/**
 * A list without the places in `gone` and with those in `come`. Both are ascending; `gone` may contain places that are not in the
 * list.
 */
export function changedList(list: Uint8Array, gone: ArrayLike<number>, come: readonly number[]): PlaceList {
  const changed = new ListWriter(list.length);
  let [place, gap, shift, left, added] = [0, 0, 0, 0, 0];
  let [nextGone, nextCome] = [gone[0] ?? Infinity, come[0] ?? Infinity];
  for (let at = 0; at < list.length; at += 1) {
    const byte = list[at] ?? 0;
    gap |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte > 0x7f) continue;
    place += gap;
    [gap, shift] = [0, 0];
    while (nextGone < place) nextGone = gone[(left += 1)] ?? Infinity;
    for (; nextCome < place; nextCome = come[(added += 1)] ?? Infinity) changed.add(nextCome);
    if (nextGone !== place) changed.add(place);
  }
  for (; added < come.length; added += 1) changed.add(come[added] ?? 0);
  return changed.written();
}

class ListWriter {
  private bytes: Uint8Array<ArrayBuffer>;
  private readonly jumps: number[] = [];
  private last = 0;
  private length = 0;
  private added = 0;

  constructor(length = 0) {
    this.bytes = new Uint8Array(length + 16);
  }

  add(place: number): void {
    if (this.length + LONGEST > this.bytes.length) {
      const larger = new Uint8Array(2 * this.bytes.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    let left = place - this.last;
    for (; left > 0x7f; left >>>= 7) this.bytes[this.length++] = (left & 0x7f) | 0x80;
    this.bytes[this.length++] = left;
    if (this.added++ % JUMP === 0) this.jumps.push(place, this.length);
    this.last = place;
  }

  written(): PlaceList {
    return { places: this.bytes.slice(0, this.length), jumps: Int32Array.from(this.jumps) };
  }
}

/** The statement that finds the shows for a match in a full-text index; the match is its first value. */
export const wordsSql = (field: ListField, file: "main" | "whole" = "main"): string =>
  `SELECT rowid AS place FROM ${file}.${field} WHERE ${field} MATCH ?1`;
