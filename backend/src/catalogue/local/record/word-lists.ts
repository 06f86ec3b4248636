/**
 * The places of the shows with one word, for words and labels that many shows have: an index of words takes ten times as long to give
 * them one by one. `field` is a `LIST_FIELDS` index. See `writePlaces` for the two blobs.
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

/** The index of words of each field; labels are looked up in that of topics. */
export const LIST_FIELDS = ["titles", "hosts", "topics"] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Words of fewer shows have no list. */
export const LEAST_LISTED = 128;

/** Places from one entry of `jumps` to the next. */
export const JUMP = 256;
/** Bytes of the largest distance. */
const LONGEST = 5;

/**
 * Rising places as the distances between them, seven bits to a byte, the lowest first; the highest bit says that more follow. Every
 * 256th place is in `jumps`, with the number of bytes up to and with it.
 */
export type PlaceList = { readonly places: Uint8Array; readonly jumps: Int32Array };

/** `pages`: rising places, in pieces of any size. */
export function writePlaces(pages: Iterable<readonly number[]>): PlaceList {
  let bytes = new Uint8Array(16);
  const jumps: number[] = [];
  let [last, length, written] = [0, 0, 0];
  for (const places of pages) {
    for (const place of places) {
      if (length + LONGEST > bytes.length) {
        const larger = new Uint8Array(2 * bytes.length);
        larger.set(bytes);
        bytes = larger;
      }
      let left = place - last;
      for (; left > 0x7f; left >>>= 7) bytes[length++] = (left & 0x7f) | 0x80;
      bytes[length++] = left;
      if (written++ % JUMP === 0) jumps.push(place, length);
      last = place;
    }
  }
  return { places: bytes.slice(0, length), jumps: Int32Array.from(jumps) };
}

/** The statement that asks an index of words for the shows of a match, its first value. */
export const wordsSql = (field: ListField): string => `SELECT rowid AS place FROM ${field} WHERE ${field} MATCH ?1`;

/** The places of a list without those that are gone, and with those that come. Both rise; some that are gone may not be in the list. */
export function changedPlaces(list: Uint8Array, gone: ArrayLike<number>, come: readonly number[]): number[] {
  const places: number[] = [];
  let [place, gap, shift, left, added] = [0, 0, 0, 0, 0];
  for (const byte of list) {
    gap |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte > 0x7f) continue;
    place += gap;
    [gap, shift] = [0, 0];
    while ((gone[left] ?? Infinity) < place) left += 1;
    while ((come[added] ?? Infinity) < place) places.push(come[added++] ?? 0);
    if (gone[left] !== place) places.push(place);
  }
  for (; added < come.length; added += 1) places.push(come[added] ?? 0);
  return places;
}
