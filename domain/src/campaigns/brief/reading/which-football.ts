import { foldText } from "../../../catalogue/text/fold.js";
import type { Finding, FindingOf } from "../findings/finding.js";
import { isOf } from "../findings/finding.js";

const AMERICAN = "Football";
const SOCCER = "Soccer";

/** Countries where "football" means the American or Canadian sport. */
const NORTH_AMERICA: ReadonlySet<string> = new Set(["US", "CA"]);

/**
 * Resolves "football" in the findings to the sport that the brief means. The countries that it names decide, then the language it is
 * written in: it is soccer everywhere except North America, and German has its own word for soccer. If neither decides, both sports are
 * kept for the reader to choose: for English with no country, for countries on both sides, and for the German word.
 */
export function withFootball(found: readonly Finding[], written: string | undefined): Finding[] {
  if (!found.some(isFootball)) return [...found];
  const games = gamesOf(
    found.filter(isOf("country")).map(({ value }) => value),
    written,
  );
  return found.flatMap((finding): Finding[] => {
    if (!isFootball(finding)) return [finding];
    return games.map((game): Finding =>
      finding.kind === "taboo" ? { ...finding, value: { subject: game, category: game } } : { ...finding, value: game },
    );
  });
}

/** Whether a finding is about the American sport only because of the bare word "football". */
export function isFootball(finding: Finding): finding is FindingOf<"category"> | FindingOf<"taboo"> {
  const isNamed = isOf("category")(finding)
    ? finding.value === AMERICAN
    : isOf("taboo")(finding) && finding.value.category === AMERICAN;
  return isNamed && /(?:^|(?<!american|fantasy|college) )football$/.test(foldText(finding.words));
}

function gamesOf(countries: readonly string[], written: string | undefined): string[] {
  const american = countries.filter((code) => NORTH_AMERICA.has(code)).length;
  if (countries.length > 0 && american === countries.length) return [AMERICAN];
  if (american === 0 && (written === "es" || written === "fr")) return [SOCCER];
  if (countries.length > 0 && american === 0 && written !== "de") return [SOCCER];
  return [SOCCER, AMERICAN];
}
