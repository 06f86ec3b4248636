/** Characters that people type for an apostrophe, including the Hawaiian okina and the Hebrew geresh and gershayim. */
const APOSTROPHES = /['’‘‛ʼʻʹ′`´＇׳״]/gu;

/**
 * Accents, vowel points and tone marks, which people leave out when they type. Marks stay in scripts that cannot be read without them
 * (Devanagari, Thai, the voicing marks of kana).
 */
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Invisible joiners, soft hyphens and the Arabic stretching character. They are inside words but not pronounced. */
const INVISIBLE = /\u00ad|\u0640|[\u200c-\u200f]|\u2060|\ufeff/gu;

const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M} ][^\p{L}\p{N}\p{M}]*| [^\p{L}\p{N}\p{M}]+/gu;
/** A faster version for ASCII, without Unicode properties. Leaves single spaces alone. */
const NOT_IN_ASCII_WORDS = /[^a-z\d ][^a-z\d]*| [^a-z\d]+/g;
const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Letters that Unicode does not decompose, and letters of one alphabet that can be typed in two ways. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

/** "C++" and "C#" are separate words. Spelled out, they match "c plus plus" and "c sharp" in the joined form. */
const spellOut = (text: string): string =>
  text
    .replace(/(?<=\p{L})\+\+(?![\p{L}\p{N}])/gu, "plusplus")
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L})#(?![\p{L}\p{N}])/gu, "sharp");

/**
 * The form in which texts are compared: lower case, no accents or apostrophes (any script is kept), punctuation replaced by single
 * spaces, trimmed. Folding twice changes nothing. A text without letters or digits becomes "".
 */
export function foldText(text: string): string {
  const isAscii = ASCII_ONLY.test(text);
  const lower = isAscii ? text.toLowerCase() : foldLetters(text);
  const spelled = lower.includes("+") || lower.includes("#") ? spellOut(lower) : lower;
  if (isAscii) return spelled.replace(/['`]/g, "").replace(NOT_IN_ASCII_WORDS, " ").trim();
  return spelled.replace(APOSTROPHES, "").replace(NOT_IN_WORDS, " ").trim();
}

// Decomposes compatibility forms (full-width, ligatures) twice, because lower-casing can create new ones. Recomposes Hangul and voiced
// kana at the end.
function foldLetters(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .replace(ACCENTS, "")
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKC");
}

/** The folded words of a text. In scripts without spaces (Chinese, Japanese, Thai), each run is one word. */
export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}

/** The folded text without spaces. It is the same for "DH Unplugged" and "dhunplugged". */
export function joinedForm(text: string): string {
  return foldText(text).replaceAll(" ", "");
}
