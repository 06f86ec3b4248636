import { foldText } from "./fold.js";

// Each run of spaces is read once, however long it is.
/** Where a title ends and a subtitle begins. */
const SUBTITLE = /(?<!\s)\s*(?:[:|([–—]|\s-\s).*$/su;
/** Articles that people add to a title or leave out of it. */
export const ARTICLES: readonly string[] = ["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las", "il", "lo"]; // prettier-ignore
/** Last words that they add or leave out. */
export const ENDINGS: readonly string[] = ["podcast", "show"];
const BEFORE = new RegExp(`^(?:${ARTICLES.join("|")})\\s+`, "iu");
/** "Radio" too, where an entry of a list is looked up; a search finds more shows that begin so. */
const AFTER = new RegExp(`(?<![\\s,])[\\s,]+(?:the\\s+)?(?:${[...ENDINGS, "radio"].join("|")})$`, "iu");

/** Other names that the same show may have: without its subtitle, article, or the word "podcast". Without duplicates. */
export function nearTitles(title: string): string[] {
  const plain = title.trim();
  const short = plain.replace(SUBTITLE, "");
  const cores = [plain, short].map((text) => text.replace(BEFORE, "").replace(AFTER, ""));
  const core = cores.at(-1) ?? "";
  const ways = [short, ...cores, `The ${core}`, `${core} Podcast`, `The ${core} Podcast`];
  const seen = new Set([foldText(plain)]);
  return ways.filter((way) => {
    const folded = foldText(way);
    if (folded === "" || core === "" || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}
