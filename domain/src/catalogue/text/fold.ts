/** Signs people type for an apostrophe, the Hawaiian okina and the Hebrew geresh and gershayim among them. */
const APOSTROPHES = /['’‘‛ʼʻʹ′`´＇׳״]/gu;

/**
 * Accents, vowel points and tone marks that readers leave out when they type. Marks of scripts that cannot be read
 * without them (Devanagari, Thai, the kana's voicing marks …) stay.
 */
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Invisible joiners and hyphenation hints, and the Arabic stretching sign: part of the word, but not pronounced. */
const INVISIBLE = /\u00ad|\u0640|[\u200c-\u200f]|\u2060|\ufeff/gu;

const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M} ][^\p{L}\p{N}\p{M}]*| [^\p{L}\p{N}\p{M}]+/gu;
/** The same for ASCII, faster, without Unicode properties. Leaves single spaces alone. */
const NOT_IN_ASCII_WORDS = /[^a-z\d ][^a-z\d]*| [^a-z\d]+/g;
const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Letters that Unicode does not decompose, and letters of one alphabet that keyboards write in two ways. */
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

/** "C++" and "C#" are separate words; written out, they match "c plus plus" and "c sharp" in the joined form. */
const spellOut = (text: string): string =>
  text
    .replace(/(?<=\p{L})\+\+(?![\p{L}\p{N}])/gu, "plusplus")
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L})#(?![\p{L}\p{N}])/gu, "sharp");

/**
 * The form in which texts are compared: lower case, without accents and apostrophes (any script is kept), punctuation as single
 * spaces, trimmed. Folding twice changes nothing. A text without letters and digits becomes "".
 */
export function foldText(text: string): string {
  const isAscii = ASCII_ONLY.test(text);
  const lower = isAscii ? text.toLowerCase() : foldLetters(text);
  const spelled = lower.includes("+") || lower.includes("#") ? spellOut(lower) : lower;
  if (isAscii) return spelled.replace(/['`]/g, "").replace(NOT_IN_ASCII_WORDS, " ").trim();
  return spelled.replace(APOSTROPHES, "").replace(NOT_IN_WORDS, " ").trim();
}

// Compatibility forms (full-width, ligatures) are taken apart twice because lower-casing can make new ones;
// at the end Hangul and voiced kana are put together again.
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

/** The folded words of a text. Scripts without spaces (Chinese, Japanese, Thai) give one word per run. */
export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}

/** The folded text without spaces: "DH Unplugged" and "dhunplugged" have the same. */
export function joinedForm(text: string): string {
  return foldText(text).replaceAll(" ", "");
}
