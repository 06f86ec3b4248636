/** Guesses what the visitor was looking for: the last part of the URL as words. */
export function guessFromPath(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // Keeps a broken escape sequence as it is.
  }
  return text
    .replace(/\.[a-z]{2,4}$/i, "")
    .replace(/[-_+.]+/g, " ")
    .trim()
    .slice(0, 80)
    .trim();
}
