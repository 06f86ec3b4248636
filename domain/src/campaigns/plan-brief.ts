import { truncateText } from "../catalogue/text/truncate.js";
import { codePointLength } from "../shared/text/code-points.js";
import { CAMPAIGN_BRIEF_MAX } from "./requests/campaign-request.js";

/** A plan that is sent with a campaign request. The texts are for people: "$44,781.80". */
export type PlanToSend = {
  /** "3 shows for $99,577 of $100,000 reach about 1,177,014 different people." */
  readonly summary: string;
  readonly shows: readonly { readonly title: string; readonly spots: number; readonly cost: string }[];
};

/** How a brief with a plan begins. */
const HEAD = "Campaign plan: ";
const LONGEST_TITLE = 60;
/** Code points that a long brief keeps beside a long plan. Judgment: two or three sentences. */
const BRIEF_KEEPS = 300;

/**
 * A campaign brief that contains a plan: its summary, its shows and the user's own brief. If that is too long for a request, the last
 * shows are only counted, and the brief is cut.
 */
export function planBrief({ summary, shows }: PlanToSend, brief: string): string {
  const own = brief.trim();
  const ownLength = Math.min(codePointLength(own), BRIEF_KEEPS);
  const lines = shows.map(
    ({ title, spots, cost }) => `- ${cut(title || "Untitled", LONGEST_TITLE)}: ${spots} spots, ${cost}`,
  );
  const planned = (count: number): string => {
    const more = shows.length - count;
    const rest = more === 0 ? [] : [`- and ${more} more ${more === 1 ? "show" : "shows"}`];
    return [HEAD + summary, ...lines.slice(0, count), ...rest].join("\n");
  };
  let count = lines.length;
  while (count > 0 && codePointLength(planned(count)) + BREAK.length + ownLength > CAMPAIGN_BRIEF_MAX) count -= 1;
  const plan = planned(count);
  return own === "" ? plan : plan + BREAK + cut(own, CAMPAIGN_BRIEF_MAX - codePointLength(plan) - BREAK.length);
}

export const isPlanBrief = (text: string): boolean => text.startsWith(HEAD);

const BREAK = "\n\n";

function cut(text: string, limit: number): string {
  if (codePointLength(text) <= limit) return text;
  return `${truncateText(text, limit - 1).text.trimEnd()}…`;
}
