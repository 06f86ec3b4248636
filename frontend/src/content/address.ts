/** What the visitor may have looked for: the last part of the address as words. */
export function guessFromPath(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // A broken escape stays as it was typed.
  }
  return text
    .replace(/\.[a-z]{2,4}$/i, "")
    .replace(/[-_+.]+/g, " ")
    .trim()
    .slice(0, 80)
    .trim();
}

/** Only a path of our own site counts as a way back; anything else counts as none. */
export function ownPath(path: string | null): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path)) return undefined;
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : undefined;
}
