const BYTES = 3;

/**
 * A number for a word, the same everywhere: three bytes of its hash. Two words of a description have the same number once in
 * sixteen million; ranking takes that for granted, and whether a show is found never depends on it.
 */
export function wordNumber(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** A description with this many different words or more is long. */
const MOST_DIFFERENT = 255;

/** A description as ranking reads it: how many different words it has, and the numbers of all its words in their order. */
export type Description = { readonly different: number; readonly numbers: Uint32Array };

/** One byte for the different words, then three for each word. */
export function writeDescription(words: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(1 + words.length * BYTES);
  bytes[0] = Math.min(MOST_DIFFERENT, new Set(words).size);
  for (const [at, word] of words.entries()) {
    const number = wordNumber(word);
    bytes[1 + at * BYTES] = number >>> 16;
    bytes[2 + at * BYTES] = (number >>> 8) & 0xff;
    bytes[3 + at * BYTES] = number & 0xff;
  }
  return bytes;
}

export function readDescription(bytes: Uint8Array): Description {
  const numbers = new Uint32Array(Math.floor(bytes.length / BYTES));
  for (let at = 0, from = 1; at < numbers.length; at += 1, from += BYTES)
    numbers[at] = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
  return { different: bytes[0] ?? 0, numbers };
}
