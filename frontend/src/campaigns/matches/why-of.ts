import type { FitPartName } from "@earshot/domain/campaigns/fit/ad-fit";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";

/**
 * Why a show suits the brief; undefined if nothing could be compared. Topic words that the show contains come first, because its category
 * is the same in nearly every row.
 */
export function whyOf({ fit: { parts } }: Pick<ShowMatch, "fit">): string | undefined {
  const part = (name: FitPartName) => parts.find((one) => one.name === name);
  const known = (name: FitPartName) => {
    const result = part(name)?.result;
    return result?.kind === "known" ? result.finding : undefined;
  };
  const [topics, categories] = [known("topics"), known("categories")];
  if ((part("topics")?.points ?? 0) > 0) return [topics, categories].filter((text) => text !== undefined).join(" ");
  return categories ?? topics;
}
