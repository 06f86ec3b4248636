const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Characters that precede a value: their number outside of strings is the number of values. */
const BEFORE_VALUE: ReadonlySet<number> = new Set(Buffer.from("[{,:"));

/**
 * Whether JSON has more than `most` values, estimated from its punctuation. Called before parsing: a hundred thousand empty lists
 * would block the parser for too long.
 */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? 0;
    if (sign === QUOTE) at = endOfString(json, at + 1);
    else if (BEFORE_VALUE.has(sign)) values += 1;
    if (values > most) return true;
  }
  return false;
}

/** Index of the quote that ends the string, or the length of the text. */
function endOfString(json: Buffer, from: number): number {
  for (let end = json.indexOf(QUOTE, from); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
