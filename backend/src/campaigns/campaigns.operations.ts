import { formAnswers, formHeaders } from "../shared/form.schemas.js";
import type { Operation } from "../shared/openapi.js";
import { campaignRequestBody } from "./campaigns.schemas.js";

/** The endpoints of campaigns for the OpenAPI document. */
export const campaignOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/campaign-requests",
    summary: "Send an advertising brief; open to guests",
    parameters: { header: formHeaders },
    body: campaignRequestBody,
    answers: formAnswers,
  },
];
