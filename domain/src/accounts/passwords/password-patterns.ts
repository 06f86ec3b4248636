import { codePointLength } from "../../shared/text/code-points.js";
import { COMMON_PASSWORDS, COMMON_WORDS, KEY_RUNS, PRODUCT_WORDS } from "./common-passwords.js";

/** Above this many code points, a pattern is no longer an early guess. */
const PATTERN_MAX = 24;
/** With at most this many other letters and digits, a password is little more than the word in it. */
const LITTLE = 5;
const LONGEST_UNIT = 4;
const SHORTEST_RUN = 3;

const common = new Set(COMMON_PASSWORDS);
const words = new Set(COMMON_WORDS);
const runs = KEY_RUNS.flatMap((run) => [run, [...run].reverse().join("")]);
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether a password is an early guess: a listed one, a common word with additions, a repetition, or a run of keys. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (common.has(text)) return true;
  if (codePointLength(text) > PATTERN_MAX) return false;
  return (
    /^\d{1,8}$/.test(text) ||
    isRepetition(text) ||
    isRunOfKeys(text) ||
    [text, withoutLookalikes(text)].some((form) => isTrimmedWord(form) || isTrimmedWord(form.replace(/[\s._-]+/g, "")))
  );
}

/** The product word that makes up nearly all of a password; undefined if there is none. */
export function productWordIn(password: string): string | undefined {
  return mostlyContains(password, PRODUCT_WORDS);
}

/** Parts of an address that its owner must not use as a password: the whole address, the part before the @, and the domain's name. */
export function emailWords(email: string): readonly string[] {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return [
    `${local}${domain}`,
    `${local}@${domain}`,
    local,
    local.split("+")[0] ?? "",
    domain,
    domain.split(".")[0] ?? "",
  ];
}

/**
 * Returns the first of these words (at least four letters) that makes up nearly all of the text, leaving at most five other letters or
 * digits.
 */
export function mostlyContains(text: string, candidates: readonly string[]): string | undefined {
  const forms = [bare(text.toLowerCase()), bare(withoutLookalikes(text.toLowerCase()))];
  return candidates.find((candidate) => {
    const word = bare(candidate.toLowerCase());
    if (codePointLength(word) < 4) return false;
    return forms.some((form) => form.includes(word) && codePointLength(form.replaceAll(word, "")) <= LITTLE);
  });
}

/** Turns "P@ssw0rd" into "password". */
function withoutLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Only the letters and digits, of any script. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether the text is a common word, once or twice, with up to five digits or symbols around it. */
function isTrimmedWord(text: string): boolean {
  const core = text.replace(/^[^a-z]{1,5}/, "").replace(/[^a-z]{1,5}$/, "");
  if (words.has(core)) return true;
  const half = core.slice(0, core.length / 2);
  return half.length > 2 && half + half === core && words.has(half);
}

/** Whether the text repeats one to four characters: "aaaaaa", "121212", "abcabc". */
function isRepetition(text: string): boolean {
  const signs = [...text];
  for (let unit = 1; unit <= LONGEST_UNIT && unit * 2 <= signs.length; unit += 1) {
    if (signs.every((sign, index) => sign === signs[index % unit])) return true;
  }
  return false;
}

/**
 * Whether the text consists of neighbors on the keyboard, in the alphabet or among the digits, with at most two other characters:
 * "qwe123", "a123456".
 */
function isRunOfKeys(text: string): boolean {
  let others = 0;
  let at = 0;
  while (at < text.length) {
    const length = longestRunAt(text, at);
    if (length < SHORTEST_RUN) others += 1;
    at += length < SHORTEST_RUN ? 1 : length;
  }
  return others <= 2;
}

function longestRunAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length += 1;
  return length;
}
