import { foldText } from "@earshot/domain/catalogue/text/fold";

/** Text in which the letters that were typed are bold; case and accents do not matter. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map((part, index) =>
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Splits the text at words that begin with a typed word. Concatenated, the parts give the text. */
export function matchedParts(
  text: string,
  typed: string,
): readonly { readonly text: string; readonly matched: boolean }[] {
  const wanted = foldText(typed).split(" ").filter(Boolean);
  const parts: { text: string; matched: boolean }[] = [];
  const add = (piece: string, matched: boolean) => {
    if (piece !== "") parts.push({ text: piece, matched });
  };
  let at = 0;
  for (const word of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
    const length = Math.max(0, ...wanted.map((start) => matchedLength(word[0], start)));
    add(text.slice(at, word.index), false);
    add(word[0].slice(0, length), true);
    at = word.index + length;
  }
  add(text.slice(at), false);
  return parts;
}

/** How many letters at the start of a word equal `start` when folded; 0 if the word begins differently. */
function matchedLength(word: string, start: string): number {
  if (!foldText(word).startsWith(start)) return 0;
  for (let length = 1; length <= word.length; length++) {
    if (foldText(word.slice(0, length)).length >= start.length && !/^\p{M}/u.test(word.slice(length))) return length;
  }
  return word.length;
}
