import { firstCodePoints } from "../../shared/text/code-points.js";
import type { FieldError } from "../../shared/domain-error.js";
import { parseEmail } from "../../shared/text/email.js";
import { readTypedText, textFault, type TextRule } from "../../shared/text/typed-text.js";

/** An advertiser's request. The choices are exactly those of the product specification, section 5. */
export const BUDGET_RANGES = ["$1K–5K", "$5K–15K", "$15K–50K", "$50K+"] as const;
export const PRIMARY_GOALS = ["Brand Awareness", "Lead Generation", "App Downloads", "Sales", "Other"] as const;
export const REFERRALS = ["Google", "Friend/Colleague", "Social Media", "Podcast", "Other"] as const;
export type BudgetRange = (typeof BUDGET_RANGES)[number];
export type PrimaryGoal = (typeof PRIMARY_GOALS)[number];
export type Referral = (typeof REFERRALS)[number];

/** Maximum number of code points in a brief. The form counts and the database checks them. */
export const CAMPAIGN_BRIEF_MAX = 800;

/** Texts from the specification, section 8. */
export const CAMPAIGN_SENT = "Request submitted. We’ll reach out soon!";
export const CAMPAIGN_FAILED = "Could not submit. Please try again.";

export type CampaignRequest = {
  readonly podcastId: string | null;
  readonly podcastTitle: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessEmail: string;
  readonly phone: string | null;
  readonly companyName: string;
  readonly budgetRange: BudgetRange;
  readonly primaryGoal: PrimaryGoal;
  readonly campaignBrief: string | null;
  readonly referral: Referral | null;
};

/** The fields as held by a form or sent by a client. */
export type CampaignRequestInput = { readonly [Field in keyof CampaignRequest]?: unknown };

export type CampaignRequestReading =
  | { readonly kind: "valid"; readonly request: CampaignRequest }
  /** One entry per invalid field, in the order of the form. */
  | { readonly kind: "faulty"; readonly errors: readonly FieldError[] };

const NAME: TextRule = { max: 100, lines: "one" };
const COMPANY: TextRule = { max: 200, lines: "one" };
const PHONE: TextRule = { max: 40, lines: "one" };
const BRIEF: TextRule = { max: CAMPAIGN_BRIEF_MAX, lines: "many" };
const PODCAST_ID_MAX = 200;
const PODCAST_TITLE_MAX = 500;

/** Validates a request, for both the form and the API. Texts are trimmed, and blank optional ones become null. */
export function readCampaignRequest(input: CampaignRequestInput): CampaignRequestReading {
  const errors: FieldError[] = [];
  const fault = (path: keyof CampaignRequest, message: string) => void errors.push({ path, message });
  const text = (path: keyof CampaignRequest, rule: TextRule, required?: string): string | null => {
    const typed = readTypedText(input[path], rule);
    if (typed.kind === "text") return typed.text;
    if (typed.kind !== "blank" || required) fault(path, textFault(typed, required ?? "", rule));
    return null;
  };
  const choice = <Option extends string>(
    path: keyof CampaignRequest,
    options: readonly Option[],
    required?: string,
  ): Option | null => {
    const value = input[path] ?? "";
    const chosen = options.find((option) => option === value);
    if (chosen === undefined && (required || value !== ""))
      fault(path, required ?? "Please choose one of the options.");
    return chosen ?? null;
  };
  const email = (path: keyof CampaignRequest, required: string): string | null => {
    const address = parseEmail(input[path]);
    const blank = typeof input[path] !== "string" || input[path].trim() === "";
    if (address === undefined) fault(path, blank ? required : "Please enter a valid email address.");
    return address ?? null;
  };

  const firstName = text("firstName", NAME, "your first name");
  const lastName = text("lastName", NAME, "your last name");
  const businessEmail = email("businessEmail", "Please enter your business email.");
  const phone = text("phone", PHONE);
  const companyName = text("companyName", COMPANY, "your company name");
  const budgetRange = choice("budgetRange", BUDGET_RANGES, "Please choose a budget range.");
  const primaryGoal = choice("primaryGoal", PRIMARY_GOALS, "Please choose a primary goal.");
  const campaignBrief = text("campaignBrief", BRIEF);
  const referral = choice("referral", REFERRALS);
  const complete =
    firstName !== null &&
    lastName !== null &&
    businessEmail !== null &&
    companyName !== null &&
    budgetRange &&
    primaryGoal;
  if (errors.length > 0 || !complete) return { kind: "faulty", errors };
  return {
    kind: "valid",
    request: {
      ...podcastOf(input),
      firstName,
      lastName,
      businessEmail,
      phone,
      companyName,
      budgetRange,
      primaryGoal,
      campaignBrief,
      referral,
    },
  };
}

/**
 * The show that a request is about, as given by the page. Nobody typed it, so it never causes a rejection: an invalid id is left out, and
 * a title is put on one line and cut.
 */
function podcastOf(input: CampaignRequestInput): Pick<CampaignRequest, "podcastId" | "podcastTitle"> {
  const id = readTypedText(input.podcastId, { max: PODCAST_ID_MAX, lines: "one" });
  const flat =
    typeof input.podcastTitle === "string" ? input.podcastTitle.replace(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim() : "";
  return {
    podcastId: id.kind === "text" ? id.text : null,
    podcastTitle: firstCodePoints(flat, PODCAST_TITLE_MAX) || null,
  };
}
