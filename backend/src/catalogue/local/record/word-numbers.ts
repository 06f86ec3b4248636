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

/** The numbers of words in their order, three bytes each. */
export function writeWordNumbers(words: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(words.length * BYTES);
  for (const [at, word] of words.entries()) {
    const number = wordNumber(word);
    bytes[at * BYTES] = number >>> 16;
    bytes[at * BYTES + 1] = (number >>> 8) & 0xff;
    bytes[at * BYTES + 2] = number & 0xff;
  }
  return bytes;
}

export function readWordNumbers(bytes: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(bytes.length / BYTES);
  for (let at = 0; at < numbers.length; at += 1) {
    const from = at * BYTES;
    numbers[at] = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
  }
  return numbers;
}
