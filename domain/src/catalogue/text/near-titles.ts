import { foldText } from "./fold.js";

// Each run of spaces is read once, however long it is.
/** Where a title ends and a subtitle begins. */
const SUBTITLE = /(?<!\s)\s*(?:[:|([–—]|\s-\s).*$/su;
/** Words that people add to a title or leave out of it. */
const BEFORE = /^(?:the|a|an|der|die|das|le|la|les|el|los|las)\s+/iu;
const AFTER = /(?<![\s,])[\s,]+(?:the\s+)?(?:podcast|show|radio)$/iu;

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
