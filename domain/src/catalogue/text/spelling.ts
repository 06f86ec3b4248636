/** Letters that can be missing or wrong in a word, for each alphabet. */
const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "αβγδεζηθικλμνξοπρστυφχψω",
];

/** All spellings that are one typo away: a missing, doubled or wrong letter, or two adjacent letters swapped. */
export function slips(word: string): string[] {
  const alphabet = ALPHABETS.find((letters) => [...word].some((letter) => letters.includes(letter))) ?? "";
  const spellings = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after !== "") spellings.add(before + after.slice(1));
    if (after.length > 1) spellings.add(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`);
    for (const letter of alphabet) {
      if (after !== "") spellings.add(before + letter + after.slice(1));
      spellings.add(before + letter + after);
    }
  }
  spellings.delete(word);
  spellings.delete("");
  return [...spellings];
}

/**
 * The number of typos between two words (Damerau–Levenshtein distance; a swap of adjacent letters counts once). Returns `most + 1` for
 * anything above `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charAt(row - 1) === b.charAt(column - 1);
      const exchanged =
        row > 1 &&
        column > 1 &&
        a.charAt(row - 1) === b.charAt(column - 2) &&
        a.charAt(row - 2) === b.charAt(column - 1);
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
