import type { MatchGroup } from "@earshot/domain/campaigns/matches/match-group";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { languageName } from "@earshot/domain/catalogue/codes/languages";

export type GroupHead = { readonly title: string; readonly text: string };

/** The heading before the match at an index: what comes next, and why it is below the others; undefined within a group. */
export function groupHead(matches: readonly ShowMatch[], at: number): GroupHead | undefined {
  const group = matches[at]?.group;
  if (group === undefined || group === "fits" || matches[at - 1]?.group === group) return undefined;
  return HEADS[group](matches.filter((match) => match.group === "fits"));
}

const HEADS: Readonly<Record<Exclude<MatchGroup, "fits">, (fitting: readonly ShowMatch[]) => GroupHead>> = {
  near: (fitting) => ({
    title: "Partly related",
    text: `${listEnd(fitting)} The shows below are about another part of the brief, a broader topic or another place, or are for the same people.`,
  }),
  "other language": (fitting) => ({
    title: "In other languages",
    text: `${listEnd(fitting)} The shows below cover the same topics in other languages.`,
  }),
  mentions: () => ({
    title: "Mentioned in passing",
    text: "No show is about this. The shows below only mention it.",
  }),
};

/** "That’s all in German: 4 shows." */
function listEnd(fitting: readonly ShowMatch[]): string {
  const [first] = fitting;
  if (first === undefined) return "We found no show in the brief’s language that fits.";
  const shows = fitting.length === 1 ? "one show" : `${fitting.length} shows`;
  const { language } = first.podcast;
  const isOne = fitting.every(({ podcast }) => podcast.language === language);
  return `That’s all${isOne ? ` in ${languageName(language)}` : ""}: ${shows}.`;
}
