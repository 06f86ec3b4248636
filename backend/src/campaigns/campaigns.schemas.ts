import {
  BUDGET_RANGES,
  CAMPAIGN_BRIEF_MAX,
  PRIMARY_GOALS,
  REFERRALS,
} from "@earshot/domain/campaigns/requests/campaign-request";
import { REQUESTS_PAGE } from "@earshot/domain/campaigns/requests/campaign-request-store.port";
import { z } from "zod";
import { formText, trapFields } from "../http/body/form.schemas.js";
import type { Sent } from "../http/body/sent.js";

export const campaignRequestBody = z
  .object({
    podcastId: formText({
      description: "The id of a podcast; stored as given, even if the catalogue cannot be reached",
    }),
    podcastTitle: formText(),
    firstName: formText({ maxLength: 100 }),
    lastName: formText({ maxLength: 100 }),
    businessEmail: formText({ maxLength: 254, format: "email" }),
    phone: formText({ maxLength: 40 }),
    companyName: formText({ maxLength: 200 }),
    budgetRange: formText({ enum: [...BUDGET_RANGES] }),
    primaryGoal: formText({ enum: [...PRIMARY_GOALS] }),
    campaignBrief: formText({
      maxLength: CAMPAIGN_BRIEF_MAX,
      description: "The brief; its length is counted in Unicode code points",
    }),
    referral: formText({ enum: [...REFERRALS] }),
    ...trapFields,
  })
  .meta({ required: ["firstName", "lastName", "businessEmail", "companyName", "budgetRange", "primaryGoal"] });

export const sentPageQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });

const sentRequest = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime().describe("When we received it"),
  emailedAt: z.iso
    .datetime()
    .nullable()
    .describe("When our team got it by email; null if that is still to come, or more than 30 days ago"),
  podcastId: z.string().nullable(),
  podcastTitle: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  businessEmail: z.string(),
  phone: z.string().nullable(),
  companyName: z.string(),
  budgetRange: z.enum(BUDGET_RANGES),
  primaryGoal: z.enum(PRIMARY_GOALS),
  campaignBrief: z.string().nullable(),
  referral: z.enum(REFERRALS).nullable(),
});

export const sentPageAnswer = z.object({
  items: z.array(sentRequest).max(REQUESTS_PAGE),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.literal(REQUESTS_PAGE),
});

// Types that the website uses.
export type SentRequest = Sent<typeof sentRequest>;
export type SentPage = Sent<typeof sentPageAnswer>;
