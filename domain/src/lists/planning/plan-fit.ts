import { CONFIDENCES, type Confidence, confidenceLabel } from "../../audience/range/confidence.js";
import { adBrief } from "../../campaigns/fit/ad-brief.js";
import { type AdFit, adFit, fitMiddle, type FitShow } from "../../campaigns/fit/ad-fit.js";
import type { BriefChoices } from "../../campaigns/fit/brief-from.js";
import { exclusionOf } from "../../campaigns/fit/taboo-fit.js";
import type { Candidate, PlanShares } from "../../reach/plan-under-budget.js";

/** The brief of a plan: its text, which is not stored, and the reader's choices. */
export type PlanBrief = { readonly text: string } & BriefChoices;

/** What the shows of a plan must be like, and how they share the budget. */
export type PlanWants = PlanShares & {
  /** ISO 639-1 codes; any of them is acceptable. */
  readonly languages?: readonly string[] | undefined;
  readonly noExplicit?: boolean | undefined;
  /** The minimum confidence in the estimate of a show's audience. */
  readonly minConfidence?: Confidence | undefined;
};

/** A show with the confidence in the estimate of its audience. */
type PlannedShow = FitShow & { readonly confidence?: Confidence };

type Suiting = Pick<Candidate, "fit" | "fitText" | "excluded">;

/** Returns a function that says how well a show suits a brief, and whether a plan must leave it out. */
export function planFit(brief: PlanBrief | undefined, wants: PlanWants = {}): (show: PlannedShow) => Suiting {
  const { text = "", ...choices } = brief ?? {};
  const read = brief && text.trim() !== "" ? adBrief(text, choices) : undefined;
  return (show) => {
    const unwanted = unwantedBy(wants, show);
    if (read === undefined) return { excluded: unwanted };
    const fit = adFit(read, show);
    const fitText = textOf(fit);
    return {
      fit: fitMiddle(fit) / 100,
      excluded: unwanted ?? exclusionOf(read.taboos, show),
      ...(fitText !== undefined && { fitText }),
    };
  };
}

function unwantedBy(
  { languages, noExplicit, minConfidence = "low" }: PlanWants,
  { language, explicit, audience, confidence = "high" }: PlannedShow,
): string | undefined {
  if (languages !== undefined && languages.length > 0) {
    if (language === undefined) return "Its language is not known.";
    if (!languages.includes(baseOf(language))) return "It isn’t in a language that you want.";
  }
  if (noExplicit === true && explicit === true) return "It is marked explicit.";
  // A show without an estimate is left out for that reason.
  const isUnsure = CONFIDENCES.indexOf(confidence) < CONFIDENCES.indexOf(minConfidence);
  return isUnsure && audience.kind !== "unknown"
    ? `The confidence in its audience is ${confidenceLabel(confidence).toLowerCase()}.`
    : undefined;
}

/** "pt" for "pt-BR". */
const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";

/** "Fits the brief: 60 to 80 of 100 points.": a range if some parts are unknown. */
function textOf({ total }: AdFit): string | undefined {
  if (total.kind === "unknown") return undefined;
  const { low, high } = total;
  return `Fits the brief: ${low === high ? low : `${low} to ${high}`} of 100 points.`;
}
