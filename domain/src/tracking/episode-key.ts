const LONGEST_ID = 120;

/** An episode's key within its show: its id, shortened to fit an index. */
export function episodeKey(id: string): string {
  return id.length <= LONGEST_ID ? id : `${id.slice(0, LONGEST_ID)}~${fingerprint(id)}`;
}

/**
 * A 64-bit hash of a text as 16 hexadecimal digits, for comparisons where nobody can profit from a collision. Two runs of FNV-1a (Fowler,
 * Noll, Vo: offset basis 2166136261, prime 16777619) over the UTF-16 units.
 */
export function fingerprint(text: string): string {
  return half(text, 2_166_136_261) + half(text, 2_166_136_261 ^ text.length ^ 0x5bd1e995);
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 16_777_619);
    hash = Math.imul(hash ^ (unit >>> 8), 16_777_619);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
