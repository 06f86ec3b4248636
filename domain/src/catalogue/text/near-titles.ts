import { foldText } from "./fold.js";

// Written so that a long run of spaces is scanned only once.
/** Where a title ends and its subtitle begins. */
const SUBTITLE = /(?<!\s)\s*(?:[:|([–—]|\s-\s).*$/su;
/** Articles that people add to a title or leave out. */
export const ARTICLES: readonly string[] = ["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las", "il", "lo"]; // prettier-ignore
/** Last words that people add to a title or leave out. */
export const ENDINGS: readonly string[] = ["podcast", "show"];
const BEFORE = new RegExp(`^(?:${ARTICLES.join("|")})\\s+`, "iu");
/** Lookups of list entries also accept "radio". Searches do not: they would find more shows with the same beginning. */
const AFTER = new RegExp(`(?<![\\s,])[\\s,]+(?:the\\s+)?(?:${[...ENDINGS, "radio"].join("|")})$`, "iu");

/** Other titles that the same show may have: without its subtitle, its article, or the word "podcast". No duplicates. */
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
