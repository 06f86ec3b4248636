import {
  BUDGET_RANGES,
  CAMPAIGN_BRIEF_MAX,
  PRIMARY_GOALS,
  REFERRALS,
} from "@earshot/domain/campaigns/requests/campaign-request";
import { z } from "zod";
import { formText, trapFields } from "../shared/http/body/form.schemas.js";

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
