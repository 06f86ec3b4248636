import type { FitPartName } from "@earshot/domain/campaigns/fit/ad-fit";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";

/** Why a show suits the brief, in one sentence; undefined if nothing could be compared. */
export function whyOf({ fit: { parts } }: Pick<ShowMatch, "fit">): string | undefined {
  const known = (name: FitPartName) => {
    const result = parts.find((part) => part.name === name)?.result;
    return result?.kind === "known" ? result.finding : undefined;
  };
  return known("categories") ?? known("topics");
}
