/** Characters of a podcast's description shown before "Read more" (product specification, section 9). */
export const DESCRIPTION_LIMIT = 300;

/** Characters of an episode's summary shown before "Read more" (product specification, section 9). */
export const SUMMARY_LIMIT = 200;

/** Marks and joiners that belong to the character before them. */
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d)/u;

/**
 * The first `limit` characters (Unicode code points) of a text, cut between words if possible. Adds no ellipsis; the caller adds one if
 * `truncated` is true.
 */
export function truncateText(text: string, limit: number): { text: string; truncated: boolean } {
  if (text.length <= limit) return { text, truncated: false };
  // This is enough to count `limit` characters in any text.
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  if (characters.length <= limit) return { text, truncated: false };

  let end = limit;
  while (end > 0 && belongsToPrevious(characters, end)) end -= 1;
  if (end === 0) end = limit;
  const cut = characters.slice(0, end).join("");
  if (/^\s/u.test(characters[end] ?? "")) return { text: cut.trimEnd(), truncated: true };

  const wordEnd = cut.search(/\s\S*$/u);
  // A text without spaces, or with one enormous word, is cut inside the word, so that not too much is lost.
  const atWord = wordEnd >= cut.length / 2 ? cut.slice(0, wordEnd) : cut;
  return { text: atWord.trimEnd(), truncated: true };
}

/** A title for use in a message, cut to 60 characters with an ellipsis. */
export function titleInMessage(title: string): string {
  const { text, truncated } = truncateText(title, 60);
  return truncated ? `${text}…` : text;
}

function belongsToPrevious(characters: readonly string[], index: number): boolean {
  return CONTINUES.test(characters[index] ?? "") || characters[index - 1] === "\u200d";
}
