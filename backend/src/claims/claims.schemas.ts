import { PROOF_WAYS } from "@earshot/domain/claims/claim-proof";
import { CLAIM_ENDS } from "@earshot/domain/claims/claim-rules";
import { DESCRIPTION_MAX, WEBSITE_MAX } from "@earshot/domain/claims/corrections";
import { EMAIL_MAX } from "@earshot/domain/shared/text/email";
import { z } from "zod";
import { healthAnswer } from "../catalogue/health/health.schemas.js";
import type { Sent } from "../http/body/sent.js";
import { plainText } from "../http/body/plain-text.js";

export const claimPath = z.object({ id: z.uuid() });
const time = z.iso.datetime();

/** If null or an empty text, the feed's value is used. */
export const correctionsBody = z.object({
  description: plainText(DESCRIPTION_MAX).nullable(),
  website: plainText(WEBSITE_MAX).nullable(),
  contact: plainText(EMAIL_MAX).nullable().describe("An email address for questions about the show"),
});

export const mailedAnswer = z.object({
  sentTo: z.string().nullable().describe("The address in the feed, mostly hidden; null if no email was sent"),
  failure: z.string().nullable().describe("Why no email was sent"),
});
export const mailCodeBody = z.object({ code: plainText(100) });
export const claimAnswer = z.object({
  id: z.uuid(),
  podcastId: z.string(),
  title: z.string(),
  state: z.enum(["waiting", "proved", ...CLAIM_ENDS]),
  code: z.string().describe("The code that must be in the feed: in podcast:txt or anywhere in the description"),
  way: z.enum(PROOF_WAYS).nullable().describe("How the claim was proved"),
  createdAt: time,
  expiresAt: time.describe("When the code expires"),
  provedAt: time.nullable(),
  checkedAt: time.nullable().describe("When the feed was last read for this claim"),
  failure: z.string().nullable().describe("Why the last check found no proof"),
  corrections: z
    .object({ description: z.string().nullable(), website: z.string().nullable(), contact: z.string().nullable() })
    .describe("Your facts, which replace the feed's while the claim is proved; null to use the feed's value"),
});
export const claimsAnswer = z.object({ claims: z.array(claimAnswer) });
export const feedCheckAnswer = z.object({
  failure: z.string().nullable().describe("Why the feed could not be read; null if it was read"),
  health: healthAnswer.describe("The findings after the check; if it failed, those of the last good read"),
});

// Types that the website uses.
export type Claim = Sent<typeof claimAnswer>;
export type Mailed = Sent<typeof mailedAnswer>;
export type Claims = Sent<typeof claimsAnswer>;
export type FeedCheck = Sent<typeof feedCheckAnswer>;
