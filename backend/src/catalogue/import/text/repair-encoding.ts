/** Windows-1252 characters for the bytes 0x80 to 0x9f, in order; "" if there is no character. */
const WINDOWS_1252 = [..."€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ"].map((letter) => (letter === "?" ? "" : letter));
const BYTE_OF = new Map(WINDOWS_1252.flatMap((letter, index) => (letter === "" ? [] : [[letter, 0x80 + index]])));

/** UTF-8 read as Latin-1 begins like this: "Ã©", "â€™", "Ð°". */
const SUSPECT = /[Ã-ô][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const C1_CONTROL = /[\u0080-\u009f]/g;
const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Repairs the two misreadings of bytes that can be recognized with certainty: UTF-8 read as Windows-1252 ("donâ€™t"),
 * when the whole text makes sense that way, and Windows-1252 punctuation left as control characters.
 */
export function repairEncoding(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  const reread = SUSPECT.test(text) || /Â[\u0080-¿]/.test(text) ? rereadAsUtf8(text) : undefined;
  return (reread ?? text).replace(C1_CONTROL, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? "");
}

// Certain means: every character is a Windows-1252 byte, all of them together are valid UTF-8, and they contain a
// sequence that people do not write (one that starts like an accented Latin letter or a typographic sign, or three).
function rereadAsUtf8(text: string): string | undefined {
  const bytes = Buffer.alloc(text.length);
  let common = 0;
  let sequences = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const byte = code <= 0xff ? code : BYTE_OF.get(text.charAt(index));
    if (byte === undefined) return undefined;
    if (byte === 0xc2 || byte === 0xc3 || byte === 0xe2) common += 1;
    if (byte >= 0xc2) sequences += 1;
    bytes[index] = byte;
  }
  if (common === 0 && sequences < 3) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
