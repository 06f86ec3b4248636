const BYTES = 2;

/** The number of different word numbers. */
export const WORD_NUMBERS = 0x1_0000;

/**
 * A number for a word, the same everywhere: two bytes of its hash. Two words have the same number in one of 65,536
 * pairs; ranking accepts that, and matching never depends on it.
 */
export function wordNumber(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** A description with this many different words or more counts as long. */
const MOST_DIFFERENT = 255;

/** A description as ranking reads it: its number of different words, and the numbers of all its words in order. */
export type Description = { readonly different: number; readonly numbers: Uint16Array };

/** One byte for the number of different words, then two for each word. */
export function writeDescription(words: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(1 + words.length * BYTES);
  bytes[0] = Math.min(MOST_DIFFERENT, new Set(words).size);
  for (const [at, word] of words.entries()) {
    const number = wordNumber(word);
    bytes[1 + at * BYTES] = number >>> 8;
    bytes[2 + at * BYTES] = number & 0xff;
  }
  return bytes;
}

/**
 * Consecutive descriptions, by their lengths. All are views of one array, because a thousand arrays would burden the
 * garbage collector.
 */
export function readDescriptions(bytes: Uint8Array, lengths: readonly number[]): Description[] {
  const all = new Uint16Array(Math.floor(bytes.length / BYTES));
  let [start, to] = [0, 0];
  return lengths.map((length) => {
    const [different, end, first] = [bytes[start] ?? 0, start + length, to];
    for (let at = start + 1; at < end; at += BYTES, to += 1) all[to] = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    start = end;
    return { different, numbers: all.subarray(first, to) };
  });
}
