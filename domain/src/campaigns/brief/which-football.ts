import { foldText } from "../../catalogue/text/fold.js";
import type { Finding, FindingOf } from "./finding.js";
import { isOf } from "./finding.js";

const AMERICAN = "Football";
const SOCCER = "Soccer";

/** Where "football" is the American or Canadian game. */
const NORTH_AMERICA: ReadonlySet<string> = new Set(["US", "CA"]);

/**
 * The findings with "football" as the game that the brief means. The countries that it names decide, then the language
 * that it is written in: it is soccer in all but North America, and German has its own word for soccer. If neither
 * decides, both games are read, and the reader ignores one: English with no country, countries on both sides, and the
 * German word.
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

/** Whether a finding means the American game only because of the bare word "football". */
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
